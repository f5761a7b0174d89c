"use client";

import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import type { LazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

type Popup = ComponentType<{
  trigger: ReactElement<ComponentProps<"button">>;
  side?: "bottom" | "right";
}>;

/** A button with an icon that opens a popup. Pointing at it loads the popup's code. */
export function LazyPopupButton({
  popup,
  opens,
  label,
  side,
  className,
  children,
}: {
  popup: LazyPart<Popup>;
  opens: "menu" | "dialog";
  label: string;
  side?: "bottom" | "right";
  className: string;
  children: ReactNode;
}) {
  const { part: Loaded, closedProps } = useLazyPopup(popup, opens);
  const trigger = (
    <button type="button" aria-label={label} title={label} className={className}>
      {children}
    </button>
  );
  if (Loaded) return <Loaded side={side} trigger={trigger} />;
  return cloneElement(trigger, closedProps);
}
