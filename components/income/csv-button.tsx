"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { type DocumentUrlFilter, toDocumentFilter } from "./document-filter";
import { Button } from "@/components/ui/button";
import { apiFile } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { saveFile } from "@/lib/shared/browser/save-file";

/** Downloads all documents that match the filter, in their order, as CSV. */
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
  const handlePress = async () => {
    setIsLoading(true);
    try {
      const options = { method: "POST", body: toDocumentFilter(filter), isRead: true } as const;
      const file = await apiFile("sales-documents/csv", options);
      saveFile(file, file.name);
    } catch {
      toast.error(errorMessages.mutation);
    }
    setIsLoading(false);
  };
  return (
    <Button
      onClick={handlePress}
      isLoading={isLoading}
      disabled={isDisabled}
      data-tooltip="Download these documents as CSV"
      className={className}
    >
      <Download aria-hidden />
      CSV
    </Button>
  );
}
