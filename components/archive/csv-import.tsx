"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CsvClients, CsvClientsUnknown } from "@/components/archive/csv-clients";
import { CsvColumns } from "@/components/archive/csv-columns";
import { CsvPreview } from "@/components/archive/csv-preview";
import { ContactsWithoutCompany } from "@/components/archive/csv-without-company";
import { FileButton } from "@/components/archive/file-button";
import { ImportFooter } from "@/components/archive/import-footer";
import { useCsvClients } from "@/components/archive/use-csv-clients";
import { useImport } from "@/components/archive/use-import";
import { DialogBody } from "@/components/ui/popup/dialog";
import { EagerSelect } from "@/components/ui/select/eager-select";
import { type CsvFile, readCsvFile } from "@/lib/archive/csv/file";
import { type CsvKind, csvKinds } from "@/lib/archive/csv/kinds";
import { guessMapping, mapRows, type Mapping, type WithoutCompany } from "@/lib/archive/csv/mapping";
import { importCsv } from "@/lib/archive/csv/import-csv";
import { countOf } from "@/lib/shared/text/format";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";

const kindOptions = (Object.keys(csvKinds) as CsvKind[]).map((value) => ({
  value,
  label: csvKinds[value].label,
}));

const separatorOptions = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
];

/** Imports clients, client contacts or partners from a CSV file or vCards, with a column mapping and a preview. */
export function CsvImport({
  onClose,
  onTime,
}: {
  onClose: () => void;
  /** Gets a chosen file that has the time of another program. */
  onTime: (file: File) => void;
}) {
  const [kind, setKind] = useState<CsvKind>("clients");
  const [csv, setCsv] = useState<CsvFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const queryClient = useQueryClient();
  const { fields, noun } = csvKinds[kind];
  const isRead = csv !== null && csv.rows.length > 0;
  const [withoutCompany, setWithoutCompany] = useState<WithoutCompany>("skip");
  const { rows, partners, ...left } = mapRows(kind, mapping, csv?.rows ?? [], withoutCompany);
  const { imported, isKnown, isFailed, retry, ...clients } = useCsvClients(kind, rows);
  const { start, isSending, problem, setProblem } = useImport(async () => {
    const made = await importCsv(kind, imported);
    const madePartners = await importCsv("partner-contacts", partners);
    void invalidateAndRefetch(queryClient, []);
    return `Imported ${countsOf(noun, made, madePartners)}`;
  }, onClose);
  const handleChoose = async (chosen: File, separator?: string) => {
    const read = await readCsvFile(chosen, separator);
    if ("timeOf" in read) return onTime(chosen);
    if ("problem" in read) {
      setCsv(null);
      setProblem(read.problem);
      return;
    }
    setCsv(read);
    setMapping(guessMapping(fields, read.head));
    setProblem(read.rows.length === 0 ? "This file has no rows below the header row" : null);
  };
  const handleKind = (next: CsvKind) => {
    setKind(next);
    setMapping(guessMapping(csvKinds[next].fields, csv?.head ?? []));
  };
  const toImport = imported.length + partners.length;
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
            label="CSV file or vCards to import"
            words="Choose CSV file or vCards"
            accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard"
          />
          {csv?.separator && (
            <EagerSelect
              label="Separator"
              value={csv.separator}
              onChange={(separator) => void handleChoose(csv.file, separator)}
              options={withOption(separatorOptions, csv.separator)}
              className="w-44"
            />
          )}
        </div>
        {isRead && (
          <>
            {csv.encoding !== "UTF-8" && (
              <p className="text-meta text-ink-muted">Text encoding: {csv.encoding}.</p>
            )}
            <CsvColumns fields={fields} head={csv.head} mapping={mapping} onChange={setMapping} />
            <CsvPreview fields={fields} rows={imported} partners={partners} {...left} />
            {left.withoutCompany > 0 && (
              <ContactsWithoutCompany
                count={left.withoutCompany}
                value={withoutCompany}
                onChange={setWithoutCompany}
              />
            )}
            {isKnown ? (
              <CsvClients {...clients} />
            ) : (
              <CsvClientsUnknown isFailed={isFailed} onRetry={retry} />
            )}
          </>
        )}
        {!isRead && (
          <p className="text-pretty text-ink-muted">
            The first row of a CSV file names the columns. Address books export vCards (.vcf) as well. You’ll
            see a preview before anything is saved.
          </p>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </DialogBody>
      <ImportFooter
        label={toImport === 0 ? "Import" : `Import ${countsOf(noun, imported.length, partners.length)}`}
        hasFile={csv !== null}
        isReady={isKnown && toImport > 0}
        isSending={isSending}
        onStart={start}
        onClose={onClose}
      />
    </>
  );
}

/** Adds a separator that the file declares itself. */
function withOption(options: typeof separatorOptions, value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
}

/** Returns "2 contacts and 1 partner". */
function countsOf(noun: string, count: number, partnerCount: number): string {
  const counts = [
    (count > 0 || partnerCount === 0) && countOf(count, noun),
    partnerCount > 0 && countOf(partnerCount, csvKinds["partner-contacts"].noun),
  ];
  return counts.filter(Boolean).join(" and ");
}
