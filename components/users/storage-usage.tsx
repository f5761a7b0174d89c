"use client";

import { useQuery } from "@tanstack/react-query";
import { formatFileSize, formatSizeLimit } from "@/lib/shared/text/format";
import { storageUsageQuery } from "@/lib/files/queries";

/** "12.40 MB of 200 MB used": the storage used by files and pictures. */
export function StorageUsage() {
  const { data, isError } = useQuery(storageUsageQuery());
  const part = data && data.quota > 0 ? Math.min(1, data.used / data.quota) : 0;
  const missing = isError ? "Could not be loaded" : "…";
  const text = data ? `${formatFileSize(data.used)} of ${formatSizeLimit(data.quota)} used` : missing;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-label">
        <span className="font-medium text-ink-muted">File storage</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <div
        role="meter"
        aria-label="File storage"
        aria-valuemin={0}
        aria-valuemax={data?.quota ?? 1}
        aria-valuenow={data?.used ?? 0}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full origin-left rounded-full bg-accent" style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
