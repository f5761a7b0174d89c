"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { LazyPopupButton } from "@/components/ui/popup/lazy-popup-button";

/** The add button of the Pinned panel, which opens a picker. Pointing at it loads the picker's code. */
export function PinPicker() {
  return (
    <LazyPopupButton
      popup={lazyPopup}
      opens="dialog"
      label="Pin a project"
      className="flex size-6 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
    >
      <Icon of={Plus} className="size-3.5" />
    </LazyPopupButton>
  );
}

const lazyPopup = lazyPart(() =>
  import("@/components/projects/pin-picker-popup").then((module) => module.PinPickerPopup),
);
