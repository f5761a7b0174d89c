"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CsvClients, CsvClientsUnknown } from "@/components/archive/csv-clients";
import { CsvColumns } from "@/components/archive/csv-columns";
import { CsvPreview } from "@/components/archive/csv-preview";
import { FileButton } from "@/components/archive/file-button";
import { ImportFooter } from "@/components/archive/import-footer";
import { useCsvClients } from "@/components/archive/use-csv-clients";
import { useImport } from "@/components/archive/use-import";
import { DialogBody } from "@/components/ui/dialog";
import { EagerSelect } from "@/components/ui/eager-select";
import { type CsvFile, readCsvFile } from "@/lib/archive/csv-file";
import { type CsvKind, csvKinds } from "@/lib/archive/csv-kinds";
import { guessMapping, mapRows, type Mapping } from "@/lib/archive/csv-mapping";
import { importCsv } from "@/lib/archive/import-csv";
import { countOf } from "@/lib/format";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";

const kindOptions = (Object.keys(csvKinds) as CsvKind[]).map((value) => ({
  value,
  label: csvKinds[value].label,
}));

/** Imports clients, client contacts or partners from a CSV file, with a column mapping and a preview. */
export function CsvImport({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<CsvKind>("clients");
  const [csv, setCsv] = useState<CsvFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const queryClient = useQueryClient();
  const { fields, noun } = csvKinds[kind];
  const isRead = csv !== null && csv.rows.length > 0;
  const { rows, ...left } = mapRows(kind, mapping, csv?.rows ?? []);
  const { imported, isKnown, isFailed, retry, ...clients } = useCsvClients(kind, rows);
  const { start, isSending, problem, setProblem } = useImport(async () => {
    const made = await importCsv(kind, imported);
    void invalidateAndRefetch(queryClient, []);
    return `Imported ${countOf(made, noun)}`;
  }, onClose);

  const handleChoose = async (chosen: File) => {
    const read = await readCsvFile(chosen);
    setCsv(read);
    setMapping(guessMapping(fields, read.head));
    setProblem(read.rows.length === 0 ? "This file has no rows below the header row" : null);
  };
  const handleKind = (next: CsvKind) => {
    setKind(next);
    setMapping(guessMapping(csvKinds[next].fields, csv?.head ?? []));
  };
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <EagerSelect
            label="Import rows as"
            value={kind}
            onChange={handleKind}
            options={kindOptions}
            className="w-44"
          />
          <FileButton
            file={csv?.file ?? null}
            onChoose={handleChoose}
            label="CSV file to import"
            words="Choose CSV file"
            accept=".csv,.tsv,.txt,text/csv"
          />
        </div>
        {isRead && (
          <>
            {csv.encoding !== "UTF-8" && (
              <p className="text-label text-ink-muted">Text encoding: {csv.encoding}.</p>
            )}
            <CsvColumns fields={fields} head={csv.head} mapping={mapping} onChange={setMapping} />
            <CsvPreview fields={fields} rows={imported} {...left} />
            {isKnown ? (
              <CsvClients {...clients} />
            ) : (
              <CsvClientsUnknown isFailed={isFailed} onRetry={retry} />
            )}
          </>
        )}
        {!isRead && (
          <p className="text-pretty text-ink-muted">
            The first row names the columns. You’ll see a preview before anything is saved.
          </p>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </DialogBody>
      <ImportFooter
        label={imported.length === 0 ? "Import" : `Import ${countOf(imported.length, noun)}`}
        isReady={isKnown && imported.length > 0}
        isSending={isSending}
        onStart={start}
        onClose={onClose}
      />
    </>
  );
}
