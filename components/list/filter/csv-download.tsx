"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { ChevronDown, Download, Upload } from "lucide";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@/components/ui/menu/menu";
import { errorMessages } from "@/lib/shared/errors";
import { writeStored } from "@/lib/shared/browser/browser-storage";
import { useStored } from "@/lib/shared/browser/use-stored";
import { saveFile } from "@/lib/shared/browser/save-file";
import { type CsvDialect, csvDialectLabels, csvDialects } from "@/lib/shared/text/csv-dialects";

type Load = (dialect: CsvDialect) => Promise<File>;

/**
 * Downloads rows as CSV. A menu has other downloads of the same rows and their import, and chooses the separator and decimal sign, which are
 * remembered.
 */
export function CsvDownload({
  tooltip,
  load,
  more,
  onImport,
  isDisabled,
  className,
}: {
  tooltip: string;
  load: Load;
  /** Another download, in the menu. */
  more?: { label: string; load: Load };
  /** Opens the import of such rows, which is in the menu. */
  onImport?: () => void;
  isDisabled: boolean;
  className?: string;
}) {
  const [isLoading, setIsLoading] = useState(false);
  const [dialect, setDialect] = useCsvDialect();
  const download = async (loadFile: Load) => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const file = await loadFile(dialect);
      saveFile(file, file.name);
    } catch {
      toast.error(errorMessages.mutation);
    }
    setIsLoading(false);
  };
  return (
    <span className={clsx("flex items-center gap-1", className)}>
      <Button
        onClick={() => download(load)}
        isLoading={isLoading}
        disabled={isDisabled}
        data-tooltip={tooltip}
        className="max-md:flex-1"
      >
        <Icon of={Download} />
        CSV
      </Button>
      <Menu
        trigger={
          <IconButton name={menuName(more !== undefined, onImport !== undefined)}>
            <Icon of={ChevronDown} />
          </IconButton>
        }
      >
        {more && (
          <>
            <MenuItem icon={<Icon of={Download} />} onSelect={() => void download(more.load)}>
              {more.label}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {onImport && (
          <>
            <MenuItem icon={<Icon of={Upload} />} onSelect={onImport}>
              Import
            </MenuItem>
            <MenuSeparator />
          </>
        )}
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

function menuName(hasMore: boolean, hasImport: boolean): string {
  if (hasImport) return "Import and format of the download";
  return hasMore ? "More downloads and their format" : "Format of the download";
}

const STORAGE_KEY = "pennant-csv-dialect";

/** The separator and decimal sign of downloads, stored in the browser. */
function useCsvDialect(): [CsvDialect, (dialect: CsvDialect) => void] {
  const dialect = useStored(STORAGE_KEY) === "semicolon" ? "semicolon" : "comma";
  return [dialect, (next) => writeStored(STORAGE_KEY, next)];
}
