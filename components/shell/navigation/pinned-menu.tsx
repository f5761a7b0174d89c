"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Pin } from "lucide";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { LazyPopupButton } from "@/components/ui/popup/lazy-popup-button";

/** The pinned projects as a menu, for screens without room for the panel. Pointing at it loads the menu's code. */
export function PinnedMenu({ side = "bottom" }: { side?: "bottom" | "right" }) {
  return (
    <LazyPopupButton
      popup={lazyPopup}
      opens="menu"
      label="Pinned projects"
      side={side}
      className="flex size-9 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
    >
      <Icon of={Pin} className="size-4" />
    </LazyPopupButton>
  );
}

const lazyPopup = lazyPart(() =>
  import("@/components/shell/navigation/pinned-menu-popup").then((module) => module.PinnedMenuPopup),
);
