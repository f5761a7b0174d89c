"use client";

import { clsx } from "clsx";
import { type ReactNode, useState } from "react";

/** The message for a picture that exists but cannot be shown. */
export const UNREADABLE_PICTURE = "This picture can't be read";

/** Shows a picture by its URL; `fallback` when there is none, and `broken` (or `fallback`) when it cannot be loaded. */
export function Picture({
  url,
  alt,
  fallback,
  broken = fallback,
  className,
}: {
  url: string | null | undefined;
  alt: string;
  fallback: ReactNode;
  broken?: ReactNode;
  className?: string;
}) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url) return fallback;
  if (url === brokenUrl) return broken;
  const handleError = () => setBrokenUrl(url);
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- signed addresses change and live briefly
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={handleError}
      ref={(image) => {
        // It may have failed before hydration; an SVG without a size has not failed.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleError);
      }}
      className={clsx("size-full", className)}
    />
  );
}
