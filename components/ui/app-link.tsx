"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

/**
 * A link to another page of the app. It prefetches the page on hover, focus or touch: prefetching every visible link
 * would load all pages with the first one.
 */
export function AppLink({ onPointerEnter, onFocus, onTouchStart, ...props }: ComponentProps<typeof Link>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={(event) => {
        setIsWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setIsWanted(true);
        onTouchStart?.(event);
      }}
    />
  );
}
