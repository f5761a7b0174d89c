"use client";

import { clsx } from "clsx";
import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { type DocumentUrlFilter, toDocumentFilter, toPaymentPeriod } from "./document-filter";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/menu/menu";
import { apiFile } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { writeStored } from "@/lib/shared/browser/browser-storage";
import { useStored } from "@/lib/shared/browser/use-stored";
import { saveFile } from "@/lib/shared/browser/save-file";
import { type CsvDialect, csvDialectLabels, csvDialects } from "@/lib/shared/text/csv-dialects";

/**
 * Downloads all documents that match the filter, in their order, as CSV. A menu downloads the payments of the period instead,
 * and chooses the separator and decimal sign, which are remembered.
 */
export function CsvButton({
  filter,
  isDisabled,
  className,
}: {
  filter: DocumentUrlFilter;
  isDisabled: boolean;
  className?: string;
}) {
  const [isLoading, setIsLoading] = useState(false);
  const [dialect, setDialect] = useCsvDialect();
  const download = async (path: string, body: object) => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const options = { method: "POST", body: { ...body, dialect }, isRead: true } as const;
      const file = await apiFile(path, options);
      saveFile(file, file.name);
    } catch {
      toast.error(errorMessages.mutation);
    }
    setIsLoading(false);
  };
  return (
    <span className={clsx("flex items-center gap-1", className)}>
      <Button
        onClick={() => download("sales-documents/csv", toDocumentFilter(filter))}
        isLoading={isLoading}
        disabled={isDisabled}
        data-tooltip="Download these documents as CSV"
        className="max-md:flex-1"
      >
        <Download aria-hidden />
        CSV
      </Button>
      <Menu
        trigger={
          <IconButton name="More downloads and their format">
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Download aria-hidden />}
          onSelect={() => void download("received-payments/csv", toPaymentPeriod(filter))}
        >
          Payments by day
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup<CsvDialect> label="Format" value={dialect} onChange={setDialect}>
          {csvDialects.map((value) => (
            <MenuRadioItem key={value} value={value}>
              {csvDialectLabels[value]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
    </span>
  );
}

const STORAGE_KEY = "pennant-csv-dialect";

/** The separator and decimal sign of downloads, stored in the browser. */
function useCsvDialect(): [CsvDialect, (dialect: CsvDialect) => void] {
  const dialect = useStored(STORAGE_KEY) === "semicolon" ? "semicolon" : "comma";
  return [dialect, (next) => writeStored(STORAGE_KEY, next)];
}
