"use client";

import { clsx } from "clsx";
import { FileIcon } from "@/components/files/file-icon";
import { Picture, UNREADABLE_PICTURE } from "@/components/ui/person/picture";
import { useObjectUrl } from "@/lib/files/object-url";
import type { StoredFile } from "@/lib/files/schema";

/** A thumbnail of an uploaded picture, or the icon of the file's type. */
export function FileThumbnail({
  file,
  className,
}: {
  file: Pick<StoredFile, "type" | "s3Key">;
  className?: string;
}) {
  const { url } = useObjectUrl(file.type === "image" ? file.s3Key : null);
  return (
    <span
      aria-hidden
      className={clsx(
        "flex shrink-0 items-center justify-center overflow-hidden rounded-chip border border-line bg-sunken text-ink-muted",
        className,
      )}
    >
      <Picture
        url={url}
        alt=""
        className="object-cover"
        fallback={<FileIcon type={file.type} className="size-4" />}
        broken={
          <span title={UNREADABLE_PICTURE}>
            <FileIcon type={file.type} className="size-4" />
          </span>
        }
      />
    </span>
  );
}
