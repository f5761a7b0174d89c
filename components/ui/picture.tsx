"use client";

import { clsx } from "clsx";
import { type ReactNode, useState } from "react";

/** What is said of a picture that is there and cannot be shown. */
export const UNREADABLE_PICTURE = "This picture can't be read";

/** A picture by its address; `fallback` stands in for it where there is none, and where it cannot be loaded unless `broken` does. */
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
    // eslint-disable-next-line @next/next/no-img-element -- signed addresses change and live briefly
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={handleError}
      ref={(image) => {
        // It may have failed before React was there to hear of it; a drawing without a size has not.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleError);
      }}
      className={clsx("size-full", className)}
    />
  );
}
