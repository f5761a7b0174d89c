"use client";

import { Pin } from "lucide-react";
import { cloneElement } from "react";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

/** The pinned projects as a menu, for screens without room for the panel. Pointing at it loads the menu's code. */
export function PinnedMenu({ side = "bottom" }: { side?: "bottom" | "right" }) {
  const { part: Popup, closedProps } = useLazyPopup(lazyPopup, "menu");
  const trigger = (
    <button
      type="button"
      aria-label="Pinned projects"
      title="Pinned projects"
      className="flex size-9 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
    >
      <Pin aria-hidden className="size-4" />
    </button>
  );
  if (Popup) return <Popup side={side} trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}

const lazyPopup = lazyPart(() =>
  import("@/components/shell/navigation/pinned-menu-popup").then((module) => module.PinnedMenuPopup),
);
