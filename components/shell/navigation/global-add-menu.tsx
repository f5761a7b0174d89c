"use client";

import { Plus } from "lucide-react";
import { cloneElement } from "react";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

/** The add button of every page: opens the dialog for a new row of any kind. Pointing at it loads the menu's code. */
export function GlobalAddMenu() {
  const { part: Popup, closedProps } = useLazyPopup(lazyPopup, "menu");
  const trigger = (
    <button
      type="button"
      aria-label="Add"
      title="Add"
      className="flex size-8 target items-center justify-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-hover forced-colors:border"
    >
      <Plus aria-hidden className="size-4" />
    </button>
  );
  if (Popup) return <Popup trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}

const lazyPopup = lazyPart(() =>
  import("@/components/shell/navigation/global-add-popup").then((module) => module.GlobalAddPopup),
);
