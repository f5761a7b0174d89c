"use client";

import { Plus } from "lucide-react";
import { cloneElement } from "react";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

/** The add button of the Pinned panel, which opens a picker. Pointing at it loads the picker's code. */
export function PinPicker() {
  const { part: Popup, closedProps } = useLazyPopup(lazyPopup, "dialog");
  const trigger = (
    <button
      type="button"
      aria-label="Pin a project"
      title="Pin a project"
      className="flex size-6 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
    >
      <Plus aria-hidden className="size-3.5" />
    </button>
  );
  if (Popup) return <Popup trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}

const lazyPopup = lazyPart(() =>
  import("@/components/projects/pin-picker-popup").then((module) => module.PinPickerPopup),
);
