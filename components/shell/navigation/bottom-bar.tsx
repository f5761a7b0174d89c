"use client";

import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { Ellipsis, type IconNode } from "lucide";
import { usePathname } from "next/navigation";
import { barSections, currentSection, sections } from "@/components/shell/navigation/sections";
import { AppLink } from "@/components/ui/app-link";
import { Menu, MenuLink } from "@/components/ui/menu/menu";

/** The navigation of phones: four sections, and a menu of all seven. Below the page and not over it, so that it covers nothing. */
export function BottomBar() {
  const current = currentSection(usePathname());
  const isElsewhere = current !== undefined && !barSections.includes(current);
  return (
    <nav aria-label="Sections" className="flex px-1">
      {barSections.map((section) => (
        <AppLink
          key={section.href}
          href={section.href}
          aria-current={section === current ? "page" : undefined}
          className={placeClass(section === current)}
        >
          <Place icon={section.icon} label={section.label} isCurrent={section === current} />
        </AppLink>
      ))}
      <Menu
        side="top"
        trigger={
          <button type="button" className={placeClass(isElsewhere)}>
            <Place icon={Ellipsis} label="More" isCurrent={isElsewhere} />
          </button>
        }
      >
        {sections.map((section) => (
          <MenuLink
            key={section.href}
            href={section.href}
            isCurrent={section === current}
            icon={<Icon of={section.icon} />}
          >
            {section.label}
          </MenuLink>
        ))}
      </Menu>
    </nav>
  );
}

const placeClass = (isCurrent: boolean) =>
  clsx(
    "flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-label no-underline focus-visible:-outline-offset-2",
    isCurrent ? "font-medium text-ink" : "text-ink-muted",
  );

function Place({ icon, label, isCurrent }: { icon: IconNode; label: string; isCurrent: boolean }) {
  return (
    <>
      <span
        className={clsx(
          "flex h-7 w-12 items-center justify-center rounded-control transition-colors",
          isCurrent && "bg-pressed",
        )}
      >
        <Icon of={icon} className="size-5" />
      </span>
      {label}
    </>
  );
}
