"use client";

import { Search } from "lucide";
import { openPalette } from "@/components/shell/palette/palette-opener";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons/icon";

/** Opens the palette. */
export function PaletteButton() {
  return (
    <Button aria-haspopup="dialog" onClick={openPalette}>
      <Icon of={Search} />
      Search
    </Button>
  );
}
