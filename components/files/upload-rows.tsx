"use client";

import { Icon } from "@/components/ui/icons/icon";
import { RotateCcw, X } from "lucide";
import { FileIcon } from "@/components/files/file-icon";
import { IconButton } from "@/components/ui/icon-button";
import { formatFileSize } from "@/lib/shared/text/format";
import { type Upload, type UploadTarget, useUploads } from "@/lib/files/uploads";

/** The running uploads, each with its progress and a cancel button. */
export function UploadRows({ isHere }: { isHere: (target: UploadTarget) => boolean }) {
  const { uploads, retry, dismiss } = useUploads();
  const here = uploads.filter(({ target }) => isHere(target));
  if (here.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mb-2 flex shrink-0 flex-col gap-1">
      {here.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onDismiss={() => dismiss(upload.id)}
        />
      ))}
    </ul>
  );
}

function UploadRow({
  upload,
  onRetry,
  onDismiss,
}: {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const { name, type, file, progress, state } = upload;
  const percent = Math.round(progress * 100);
  return (
    <li className="flex min-h-13 items-center gap-3 rounded-control border border-line bg-sunken px-2 py-1.5">
      <span className="flex size-9 shrink-0 items-center justify-center text-ink-muted">
        <FileIcon type={type} className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          <span className="shrink-0 text-meta text-ink-muted tabular">{formatFileSize(file.size)}</span>
        </p>
        {state === "failed" ? (
          <p className="text-label font-medium text-danger">Error uploading file</p>
        ) : (
          <div
            role="progressbar"
            aria-label={`Uploading ${name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1 overflow-hidden rounded-full bg-line"
          >
            <div
              style={{ transform: `scaleX(${progress})` }}
              className="h-full origin-left bg-accent transition-transform forced-colors:bg-[Highlight]"
            />
          </div>
        )}
      </div>
      {state === "failed" && (
        <IconButton name={`Try ${name} again`} onClick={onRetry}>
          <Icon of={RotateCcw} />
        </IconButton>
      )}
      <IconButton name={state === "failed" ? `Dismiss ${name}` : `Cancel ${name}`} onClick={onDismiss}>
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
