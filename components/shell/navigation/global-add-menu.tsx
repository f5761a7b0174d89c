"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { LazyPopupButton } from "@/components/ui/popup/lazy-popup-button";

/** The add button of every page: opens the dialog for a new row of any kind. Pointing at it loads the menu's code. */
export function GlobalAddMenu() {
  return (
    <LazyPopupButton
      popup={lazyPopup}
      opens="menu"
      label="Add"
      className="flex size-8 target items-center justify-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-hover forced-colors:border"
    >
      <Icon of={Plus} className="size-4" />
    </LazyPopupButton>
  );
}

const lazyPopup = lazyPart(() =>
  import("@/components/shell/navigation/global-add-popup").then((module) => module.GlobalAddPopup),
);
