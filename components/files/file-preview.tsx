"use client";

import { useObjectUrl } from "@/lib/files/object-url";
import type { StoredFile } from "@/lib/files/schema";

/** The picture itself, for pictures that are stored here. */
export function FilePreview({ file }: { file: StoredFile }) {
  const isPicture = file.type === "image" && file.s3Key !== null;
  const { url } = useObjectUrl(isPicture ? file.s3Key : null);
  if (!isPicture) return null;
  return (
    <div className="flex h-52 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken">
      {/* eslint-disable-next-line @next/next/no-img-element -- signed addresses change and live briefly */}
      {url && <img src={url} alt={file.name} className="size-full object-contain" />}
    </div>
  );
}
