"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useRef } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: Route };

/**
 * A link to another page of the app. It prefetches the page on hover, focus or touch: prefetching every visible link
 * would load all pages with the first one. Not the `Link` of Next, whose hooks were a tenth of what rendering a list takes.
 */
export function AppLink({ href, onPointerEnter, onFocus, onTouchStart, onClick, children, ...props }: Props) {
  const router = useRouter();
  const prefetched = useRef<string>(undefined);
  const prefetch = () => {
    if (prefetched.current === href) return;
    prefetched.current = href;
    router.prefetch(href);
  };
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        prefetch();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        prefetch();
        onTouchStart?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    >
      {children}
    </a>
  );
}

/** True if the browser opens the link itself: in another tab or window, or as a download. */
export function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const isElsewhere = target !== "" && target !== "_self";
  return isElsewhere || download !== "" || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
