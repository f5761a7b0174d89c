"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode, RefObject } from "react";
import { popupClass } from "@/components/ui/input/control-class";
import { renderPopup } from "@/components/ui/popup/render-popup";

/** A small surface that opens from `trigger`. Control it with `isOpen` and `onOpenChange`, or leave both out. */
export function Popover({
  trigger,
  label,
  isOpen,
  onOpenChange,
  align = "start",
  side = "bottom",
  initialFocus,
  className,
  children,
}: {
  trigger: ReactElement;
  /** The accessible name of the popover. */
  label: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  initialFocus?: RefObject<HTMLElement | null> | boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} side={side} className="z-50 outline-none">
          <Base.Popup
            render={renderPopup}
            aria-label={label}
            initialFocus={initialFocus}
            className={clsx(
              popupClass,
              "max-h-(--available-height) max-w-(--available-width) overflow-y-auto p-3",
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
