"use client";

import type { ReactNode } from "react";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";

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
  const isPhone = useMediaQuery(PHONE, isPhoneWhileHydrating);
  if (isPhone)
    return <Tag key="phone" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
  return (
    <Tag key="wide" {...attributes}>
      {children}
    </Tag>
  );
}

/** False on the server only, not in the first render: hydrating the content first would be the work that is left out here. */
function isPhoneWhileHydrating(): boolean {
  return typeof window === "undefined" ? false : window.matchMedia(PHONE).matches;
}
