"use client";

import { clsx } from "clsx";
import { User } from "lucide-react";
import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";

export interface AvatarProps {
  /** Address of the picture; none shows the placeholder icon. */
  url?: string | null;
  /** The person's name; leave it out where the name is written beside. */
  name?: string;
  size?: "sm" | "md" | "lg" | "xl";
  isLoading?: boolean;
  className?: string;
}

/** A round picture of a person; a picture that cannot be loaded becomes the placeholder icon. */
export function Avatar({ url, name = "", size = "md", isLoading = false, className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (isLoading) return <Skeleton className={clsx("shrink-0 rounded-full!", sizes[size], className)} />;
  return (
    <span
      className={clsx(
        "flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sunken text-ink-muted",
        sizes[size],
        className,
      )}
    >
      {url && url !== brokenUrl ? (
        // eslint-disable-next-line @next/next/no-img-element -- signed addresses change and live briefly
        <img
          src={url}
          alt={name}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
          ref={(image) => {
            // It may have failed before React was there to hear of it.
            if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
          }}
          className="size-full object-cover"
        />
      ) : (
        <User
          role={name ? "img" : undefined}
          aria-label={name || undefined}
          className="size-[55%]"
          strokeWidth={1.75}
        />
      )}
    </span>
  );
}

const sizes = { sm: "size-6", md: "size-8", lg: "size-12", xl: "size-[125px]" };
