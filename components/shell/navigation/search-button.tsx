"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Search } from "lucide";
import { openPalette } from "@/components/shell/palette/palette-opener";

/** The button of the command palette, for mouse and phone. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-tooltip="Search (Ctrl K)"
      onClick={openPalette}
      className="flex size-8 target items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink"
    >
      <Icon of={Search} className="size-4" />
    </button>
  );
}
