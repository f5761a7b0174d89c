"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import { useDeferredValue, useRef, type ReactNode, type RefObject } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { isMeantFor } from "@/components/ui/popup/is-meant-for";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { TOUCH } from "@/components/ui/hooks/use-media-query";
import { clientColor } from "@/lib/clients/theme-colors";

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the overlay and ×; the caller decides whether to close. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: string;
  description?: string;
  /** Colors the title bar in the client's color; undefined leaves it neutral. */
  themeColor?: string | null;
  /** Buttons of the title bar, before ×. */
  actions?: ReactNode;
  width?: "sm" | "md" | "lg" | "xl";
  /** For a few lines: on phones a sheet at the bottom, as high as its content. */
  isShort?: boolean;
  /** The initial focus; by default the first field or button below the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog: full height on phones unless it is short, centered elsewhere. Its children are `DialogBody` and `DialogFooter`. */
export function Dialog({
  isOpen,
  onClose,
  onClosed,
  title,
  description,
  themeColor,
  actions,
  width = "md",
  isShort = false,
  initialFocus,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  // Respond to the press before rendering the dialog again, which takes several frames.
  const isShown = useDeferredValue(isOpen);
  return (
    <Base.Root
      open={isShown}
      onOpenChange={(open, details) => !open && isMeantFor(popup.current, details) && onClose()}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop
          // Also above another dialog, which would otherwise look as usable as this one.
          forceRender
          className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport
          className={clsx(
            "fixed inset-0 z-40 flex items-center justify-center md:p-6",
            isShort && "max-md:items-end max-md:pt-12",
          )}
        >
          <Base.Popup
            render={renderPopup}
            ref={popup}
            initialFocus={initialFocus ?? (() => firstFocus(popup.current))}
            style={themeColor === undefined ? undefined : clientColor(themeColor)}
            className={clsx(
              "flex w-full flex-col overflow-hidden border-line bg-raised shadow-dialog outline-none md:h-auto md:max-h-full md:rounded-panel md:border dark:bg-panel",
              isShort ? "h-auto max-h-full rounded-t-panel border-t" : "h-dvh",
              "transition-[opacity,translate] duration-150 data-ending-style:translate-y-1.5 data-ending-style:opacity-0 data-starting-style:translate-y-1.5 data-starting-style:opacity-0",
              widths[width],
            )}
          >
            <div
              data-not-first
              className={clsx(
                "flex min-h-13 shrink-0 items-center gap-2 border-b py-2 pr-1.5 pl-4 md:pr-2.5 md:pl-5",
                themeColor === undefined ? "border-line" : "border-transparent bg-client-tint",
              )}
            >
              <Base.Title
                className={clsx(
                  "min-w-0 flex-1 truncate text-lead font-semibold",
                  themeColor !== undefined && "text-client-ink",
                )}
              >
                {title}
              </Base.Title>
              {actions}
              <Base.Close render={<IconButton name="Close" />}>
                <Icon of={X} />
              </Base.Close>
            </div>
            {themeColor !== undefined && (
              <div aria-hidden data-mark className="h-[3px] shrink-0 bg-client-edge" />
            )}
            {description && (
              <Base.Description className="px-4 pt-4 text-ink-muted md:px-5">{description}</Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The scrollable part of a dialog. */
export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 last:pb-[max(--spacing(4),env(safe-area-inset-bottom))] md:px-5",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The always visible buttons of a dialog, the main one last. */
export function DialogFooter({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-footer
      className={clsx(
        "flex shrink-0 flex-wrap items-center justify-end gap-x-1 gap-y-2 border-t border-line px-4 py-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))] md:gap-x-2 md:px-5",
        className,
      )}
    >
      {children}
    </div>
  );
}

// Not ×, which is the first Tab stop; and on touch screens the dialog itself, as a focused field would open the keyboard.
function firstFocus(popup: HTMLElement | null): HTMLElement | true {
  if (popup && window.matchMedia(TOUCH).matches) return popup;
  const stops = popup?.querySelectorAll<HTMLElement>(
    ":is(input, textarea, select, button, a[href]):not([type='radio']:not(:checked), [disabled], [tabindex='-1'], [hidden], [data-not-first] *)",
  );
  return stops?.[0] ?? true;
}

const widths = { sm: "md:max-w-md", md: "md:max-w-xl", lg: "md:max-w-3xl", xl: "md:max-w-5xl" };
