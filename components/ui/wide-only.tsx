"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { PHONE } from "@/components/ui/hooks/use-media-query";

const NOTHING = { __html: "" };

/**
 * Content that is shown from a tablet on. Phones do not show it and do not render it: React leaves the markup of the static page there as
 * it is (`dangerouslySetInnerHTML` with a suppressed warning). A window that becomes wider renders it.
 */
export function WideOnly({
  as: Tag = "div",
  children,
  ...attributes
}: {
  as?: "div" | "aside";
  "data-chrome"?: boolean;
  className: string;
  children: ReactNode;
}) {
  const isPhone = useSyncExternalStore(subscribe, isPhoneNow, isPhoneWhileHydrating);
  if (isPhone)
    return <Tag key="phone" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
  return (
    <Tag key="wide" {...attributes}>
      {children}
    </Tag>
  );
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(PHONE);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

function isPhoneNow(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** False on the server only, unlike `useMediaQuery`: hydrating the content first would be the work that is left out here. */
function isPhoneWhileHydrating(): boolean {
  return typeof window !== "undefined" && isPhoneNow();
}
