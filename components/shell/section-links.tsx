"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { currentSection, sections } from "@/components/shell/sections";
import { AppLink } from "@/components/ui/app-link";

/** The sections as links: names from 1280 px, below that icons whose names are their tooltips. */
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
              <section.icon aria-hidden className="size-5 shrink-0 xl:size-4" />
              <span className="sr-only xl:not-sr-only">{section.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
