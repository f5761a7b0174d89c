"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Download } from "lucide";
import { useId, useState } from "react";
import { EInvoiceGaps } from "@/components/e-invoices/e-invoice-gaps";
import { LoadFailure } from "@/components/list/list-state";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { type EInvoiceFormat, eInvoiceFormatLabels, eInvoiceFormats } from "@/lib/e-invoices/formats";
import { eInvoiceCheckQuery, useEInvoiceDownload } from "@/lib/e-invoices/queries";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The e-invoice of an issued document in a format to choose, or what is missing for it. */
export function EInvoiceDialog({
  document,
  isOpen,
  onClose,
}: {
  document: SalesDocument;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [format, setFormat] = useState<EInvoiceFormat>("facturx");
  const query = useQuery(eInvoiceCheckQuery(document.id, format));
  const download = useEInvoiceDownload(document.id);
  const check = query.data;
  const isReady = check !== undefined && !check.refusal && check.missing.length === 0;
  return (
    <Dialog title="E-invoice" isOpen={isOpen} onClose={onClose} isShort>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-ink-muted">
          In Germany you may send this by email. In Belgium and France it travels through a network: upload
          the file there.
        </p>
        <Formats format={format} onChange={setFormat} />
        <div aria-live="polite" className="min-h-12">
          {query.isError && <LoadFailure query={query} />}
          {query.isPending && <Skeleton className="h-10" />}
          {check?.refusal && <p className="font-medium text-danger">{check.refusal}</p>}
          {check && !check.refusal && check.missing.length > 0 && (
            <EInvoiceGaps document={document} missing={check.missing} onLeave={onClose} />
          )}
          {isReady && <p>This document has everything that the official rules require.</p>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="primary"
          disabled={!isReady}
          isLoading={download.isPending}
          onClick={() => download.mutate(format)}
        >
          <Icon of={Download} />
          Download
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Formats({
  format,
  onChange,
}: {
  format: EInvoiceFormat;
  onChange: (format: EInvoiceFormat) => void;
}) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label="Format" className="grid gap-2 sm:grid-cols-2">
      {eInvoiceFormats.map((value) => (
        <label
          key={value}
          className="flex cursor-pointer gap-2.5 rounded-control border border-line-strong bg-panel px-3 py-2.5 transition-colors hover:border-line-mark has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus dark:bg-sunken"
        >
          <input
            type="radio"
            name={id}
            value={value}
            checked={format === value}
            onChange={() => onChange(value)}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
            className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="flex min-w-0 flex-col">
            <span id={`${id}-${value}`} className="font-medium">
              {eInvoiceFormatLabels[value]}
            </span>
            <span id={`${id}-${value}-text`} className="text-ink-muted">
              {descriptions[value]}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

const descriptions: Record<EInvoiceFormat, string> = {
  facturx: "The PDF with the invoice data embedded as XML.",
  "xrechnung-cii": "For public authorities in Germany.",
  "xrechnung-ubl": "The same data in UBL.",
  peppol: "For the Peppol network, in Belgium and elsewhere.",
};
