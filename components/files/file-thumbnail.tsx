"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { FileIcon } from "@/components/files/file-icon";
import { useObjectUrl } from "@/lib/files/object-url";
import type { StoredFile } from "@/lib/files/schema";

/** A small look at a picture that is stored here; the icon of its kind for everything else. */
export function FileThumbnail({
  file,
  className,
}: {
  file: Pick<StoredFile, "type" | "s3Key">;
  className?: string;
}) {
  const { url } = useObjectUrl(file.type === "image" ? file.s3Key : null);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span
      aria-hidden
      className={clsx(
        "flex shrink-0 items-center justify-center overflow-hidden rounded-chip border border-line bg-sunken text-ink-muted",
        className,
      )}
    >
      {url && url !== brokenUrl ? (
        // eslint-disable-next-line @next/next/no-img-element -- signed addresses change and live briefly
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
          className="size-full object-cover"
        />
      ) : (
        <FileIcon type={file.type} className="size-4" />
      )}
    </span>
  );
}
