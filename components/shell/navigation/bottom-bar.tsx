"use client";

import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { Ellipsis, type IconNode, Settings, Trash2 } from "lucide";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import {
  barSections,
  currentSection,
  menuSections,
  type Section,
} from "@/components/shell/navigation/sections";
import { AppLink } from "@/components/ui/app-link";
import { Menu, MenuLink, MenuSeparator } from "@/components/ui/menu/menu";
import { paths } from "@/lib/shared/paths";

/** The navigation of phones: four sections, and a menu of the other three, the settings and the trash. Below the page and not over it, so that it covers nothing. */
export function BottomBar() {
  const pathname = usePathname();
  const current = currentSection(pathname);
  const pages = [...menuSections, ...menuPages].map((page) => ({
    ...page,
    isCurrent: pathname.startsWith(page.href),
  }));
  const isElsewhere = pages.some(({ isCurrent }) => isCurrent);
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
        {pages.map(({ href, label, icon, isCurrent }) => (
          <Fragment key={href}>
            {href === menuPages[0]?.href && <MenuSeparator />}
            <MenuLink href={href} isCurrent={isCurrent} icon={<Icon of={icon} />}>
              {label}
            </MenuLink>
          </Fragment>
        ))}
      </Menu>
    </nav>
  );
}

const menuPages: readonly Section[] = [
  { label: "Settings", href: paths.settings(), icon: Settings },
  { label: "Trash", href: paths.trash, icon: Trash2 },
];

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
