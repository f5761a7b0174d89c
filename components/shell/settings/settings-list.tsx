"use client";

import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { isForBrowser } from "@/components/ui/app-link";
import { Select } from "@/components/ui/select/select";
import { discardUnsaved, hasUnsaved } from "@/lib/drafts/unsaved";
import { paths, type SettingsPart, settingsParts } from "@/lib/shared/paths";

const labels: Record<SettingsPart, string> = {
  profile: "Profile",
  documents: "Documents",
  payment: "Getting paid",
  calendar: "Calendar",
  security: "Sign-in and security",
  data: "Data",
};
const options = settingsParts.map((value) => ({ value, label: labels[value] }));

/** The parts of the settings: links beside the open one, and a select above it on phones. */
export function SettingsList({ part }: { part: SettingsPart }) {
  const confirm = useConfirm();
  const handleSelect = async (next: SettingsPart) => {
    if (hasUnsaved() && !(await confirm(unsavedChanges))) return;
    discardUnsaved();
    showPart(next);
  };
  return (
    <nav aria-label="Settings" className="min-w-0 md:sticky md:top-6">
      <div className="flex md:hidden">
        <Select
          label="Part of the settings"
          value={part}
          onChange={(next) => void handleSelect(next)}
          options={options}
          className="w-full"
        />
      </div>
      <ul className="flex flex-col gap-0.5 max-md:hidden">
        {options.map(({ value, label }) => (
          <li key={value}>
            <a
              href={paths.settings(value)}
              aria-current={value === part ? "page" : undefined}
              onClick={(event) => handleLink(event, value)}
              className={clsx(
                "flex min-h-8 target items-center rounded-control px-2.5 py-1 transition-colors hover:bg-hover focus-visible:-outline-offset-2",
                value === part
                  ? "bg-hover font-medium text-ink forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]"
                  : "text-ink-muted",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link with unsaved changes above it has been asked about before: see unsaved-guard.tsx. */
function handleLink(event: MouseEvent<HTMLAnchorElement>, part: SettingsPart) {
  if (isForBrowser(event)) return;
  event.preventDefault();
  showPart(part);
}

/** Opens a part without a request: all parts are one static page. */
function showPart(part: SettingsPart) {
  const href = paths.settings(part);
  if (href !== location.pathname + location.search) window.history.pushState(null, "", href);
}
