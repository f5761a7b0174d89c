"use client";

import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { currentSection, sections } from "@/components/shell/navigation/sections";
import { AppLink } from "@/components/ui/app-link";

/** Links to the sections. From 1280 px they show names; on narrower screens they are icons with tooltips. */
export function SectionLinks() {
  const current = currentSection(usePathname());
  return (
    <nav aria-label="Sections">
      <ul className="flex flex-col gap-0.5">
        {sections.map((section) => (
          <li key={section.href}>
            <AppLink
              href={section.href}
              title={section.label}
              aria-current={section === current ? "page" : undefined}
              className={clsx(
                "flex size-10 target items-center justify-center gap-2.5 rounded-control no-underline transition-colors hover:bg-hover xl:h-8 xl:w-full xl:justify-start xl:px-2",
                section === current ? "bg-hover font-medium text-ink" : "text-ink-muted",
              )}
            >
              <Icon of={section.icon} className="size-5 shrink-0 xl:size-4" />
              <span className="sr-only xl:not-sr-only">{section.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
