"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ImageOff } from "lucide";
import { FileIcon } from "@/components/files/file-icon";
import { Picture, UNREADABLE_PICTURE } from "@/components/ui/person/picture";
import { useObjectUrl } from "@/lib/files/object-url";
import type { StoredFile } from "@/lib/files/schema";

/** Shows an uploaded picture. */
export function FilePreview({ file }: { file: StoredFile }) {
  const isPicture = file.type === "image" && file.s3Key !== null;
  const { url } = useObjectUrl(isPicture ? file.s3Key : null);
  if (!isPicture) return null;
  return (
    <div className="flex h-52 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken">
      <Picture
        url={url}
        alt={file.name}
        className="object-contain"
        fallback={<FileIcon type={file.type} className="size-8 text-ink-muted" />}
        broken={
          <p className="flex flex-col items-center gap-2 text-ink-muted">
            <Icon of={ImageOff} className="size-8" />
            {UNREADABLE_PICTURE}
          </p>
        }
      />
    </div>
  );
}
