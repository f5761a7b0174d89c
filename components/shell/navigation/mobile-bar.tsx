"use client";

import { usePathname } from "next/navigation";
import { AvatarMenu } from "@/components/shell/navigation/avatar-menu";
import { GlobalAddMenu } from "@/components/shell/navigation/global-add-menu";
import { PinnedMenu } from "@/components/shell/navigation/pinned-menu";
import { SearchButton } from "@/components/shell/navigation/search-button";
import { placeName } from "@/components/shell/navigation/sections";
import { BarClock } from "@/components/time-entries/clock/clock-slot";
import { PennantMark } from "@/components/ui/pennant-mark";

/** The top bar of phones: the name of the section or page, the start of the clock, search, the pinned projects, the add button, the avatar menu. */
export function MobileBar() {
  const name = placeName(usePathname());
  return (
    <header
      data-chrome
      className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-4 max-[374px]:px-3 md:hidden"
    >
      {/* The name has its place on a phone. */}
      <PennantMark className="size-6 shrink-0 max-[479px]:hidden" />
      {/* Hidden from screen readers, which read the page's heading. */}
      <span aria-hidden className="min-w-0 truncate text-lead font-semibold">
        {name ?? "Pennant"}
      </span>
      <div className="-mr-1 ml-auto flex items-center gap-1">
        <BarClock />
        <SearchButton />
        <PinnedMenu />
        <GlobalAddMenu />
        <AvatarMenu side="bottom" />
      </div>
    </header>
  );
}
