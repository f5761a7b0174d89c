"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { AvatarMenu } from "@/components/shell/avatar-menu";
import { GlobalAddMenu } from "@/components/shell/global-add-menu";
import { PinnedMenu } from "@/components/shell/pinned-menu";
import { currentSection, sections } from "@/components/shell/sections";
import { Button } from "@/components/ui/button";
import { Menu, MenuLink } from "@/components/ui/menu";
import { PennantMark } from "@/components/ui/pennant-mark";

/** The top bar of narrow screens: the sections as a dropdown, the pinned projects, the add button, the avatar menu. */
export function MobileBar() {
  const current = currentSection(usePathname());
  return (
    <header data-chrome className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-3 md:hidden">
      <PennantMark className="size-6" />
      <nav aria-label="Sections">
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" className="text-lead">
              {current?.label ?? "Sections"}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {sections.map((section) => (
            <MenuLink
              key={section.href}
              href={section.href}
              isCurrent={section === current}
              icon={<section.icon aria-hidden />}
            >
              {section.label}
            </MenuLink>
          ))}
        </Menu>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <PinnedMenu />
        <GlobalAddMenu />
        <AvatarMenu side="bottom" />
      </div>
    </header>
  );
}
