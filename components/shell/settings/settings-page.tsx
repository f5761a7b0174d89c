"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { FieldSkeletons } from "@/components/ui/field-skeletons";
import { LoadFailure } from "@/components/list/list-state";
import { SettingsList } from "@/components/shell/settings/settings-list";
import { SettingsPanels } from "@/components/shell/settings/settings-panels";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";
import { Skeleton } from "@/components/ui/skeleton";
import { settingsParts } from "@/lib/shared/paths";
import { userQuery } from "@/lib/users/queries";

const urlFields = { part: oneOf(settingsParts) };
const placeholder = (
  <div className="flex flex-col gap-6 rounded-panel border border-line bg-panel px-4 py-4 md:px-5">
    <Skeleton className="h-6 w-44" />
    <FieldSkeletons count={6} />
  </div>
);

/** The settings page: a list of its parts, and the panels of the one that its address names. */
export function SettingsPage() {
  const [{ part = "profile" }] = useUrlFilter(urlFields);
  // The static file does not know the address.
  const isHydrated = useIsHydrated();
  const user = useQuery(userQuery());
  const panels = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    panels.current?.closest("main")?.scrollTo({ top: 0 });
  }, [part]);

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <h1 className="text-page font-semibold max-md:sr-only">Settings</h1>
      <div className="grid max-w-5xl items-start gap-4 md:grid-cols-[200px_minmax(0,1fr)] md:gap-8">
        <SettingsList part={part} />
        <div ref={panels} className="flex min-w-0 flex-col gap-4">
          {isHydrated && user.data && (
            <Suspense fallback={placeholder}>
              <SettingsPanels key={part} part={part} user={user.data} />
            </Suspense>
          )}
          {!(isHydrated && user.data) && (user.isError ? <LoadFailure query={user} /> : placeholder)}
        </div>
      </div>
    </div>
  );
}
