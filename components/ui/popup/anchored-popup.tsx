"use client";

import { Menu } from "@base-ui/react/menu";
import { Popover } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { popupClass } from "@/components/ui/input/control-class";
import { renderPopup } from "@/components/ui/popup/render-popup";

/** An element, or a point such as where the pointer was pressed. */
export type Anchor = Element | { getBoundingClientRect: () => DOMRect };

interface AnchoredProps {
  /** The element or place that it is anchored to; null while it is closed. */
  anchor: Anchor | null;
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  /** Returns what gets the focus when it closes. */
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/** A popover at any place of the page, without a button of its own. */
export function AnchoredPopover({ anchor, isOpen, onClose, label, focusAfter, children }: AnchoredProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} collisionPadding={8} className="z-50 outline-none">
          <Popover.Popup
            render={renderPopup}
            aria-label={label}
            finalFocus={focusAfter}
            className={clsx(
              popupClass,
              "flex max-h-[min(30rem,var(--available-height))] w-88 max-w-(--available-width) flex-col overflow-y-auto",
            )}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A menu at any place of the page, without a button of its own. Its items are those of `eager-menu`. */
export function AnchoredMenu({ anchor, isOpen, onClose, label, focusAfter, children }: AnchoredProps) {
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Menu.Popup
            render={renderPopup}
            aria-label={label}
            finalFocus={focusAfter}
            className={clsx(popupClass, "min-w-44 p-1")}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
