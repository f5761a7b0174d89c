"use client";

import { type DocumentUrlFilter, toDocumentFilter, toPaymentPeriod } from "./document-filter";
import { CsvDownload } from "@/components/list/filter/csv-download";
import { apiFile } from "@/lib/api/request";

/** Downloads all documents that match the filter, in their order, as CSV. Its menu downloads the payments of the period instead. */
export function CsvButton({
  filter,
  isDisabled,
  className,
}: {
  filter: DocumentUrlFilter;
  isDisabled: boolean;
  className?: string;
}) {
  const load = (path: string, body: object) => apiFile(path, { method: "POST", body, isRead: true });
  return (
    <CsvDownload
      tooltip="Download these documents as CSV"
      load={(dialect) => load("sales-documents/csv", { ...toDocumentFilter(filter), dialect })}
      more={{
        label: "Payments by day",
        load: (dialect) => load("received-payments/csv", { ...toPaymentPeriod(filter), dialect }),
      }}
      isDisabled={isDisabled}
      className={className}
    />
  );
}
