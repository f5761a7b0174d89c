"use client";

import type { Route } from "next";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FileButton } from "@/components/archive/file-button";
import { ImportFooter } from "@/components/archive/import-footer";
import { ProgramPreview } from "@/components/archive/program-preview";
import { useImport } from "@/components/archive/use-import";
import { useClock } from "@/components/ui/hooks/use-clock";
import { DialogBody } from "@/components/ui/popup/dialog";
import { Spinner } from "@/components/ui/spinner";
import { ApiError } from "@/lib/api/request";
import { ImportFileError } from "@/lib/archive/zip-file";
import { readProgramFile } from "@/lib/archive/programs/read-program-file";
import type { DateOrder } from "@/lib/archive/programs/time-values";
import {
  importProgram,
  previewProgram,
  type ProgramPreview as Preview,
} from "@/lib/archive/csv/send-records";
import { errorMessages } from "@/lib/shared/errors";
import { dayOf } from "@/lib/time-entries/bill/lines";
import { paths } from "@/lib/shared/paths";
import { countOf } from "@/lib/shared/text/format";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";

/** Imports clients, documents and payments from the export of another program, with a preview. */
export function ProgramImport({
  onClose,
  chosenFile,
}: {
  onClose: () => void;
  /** A file that was chosen elsewhere in the dialog, and is read at once. */
  chosenFile?: File;
}) {
  const [file, setFile] = useState(chosenFile ?? null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isReading, setIsReading] = useState(chosenFile !== undefined);
  const latest = useRef(0);
  const { timeZone } = useClock();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { start, isSending, problem, setProblem } = useImport(async () => {
    if (!preview) return "";
    const { created, refused } = await importProgram(preview);
    void invalidateAndRefetch(queryClient, []);
    const left = refused.length > 0 ? `. ${countOf(refused.length, "document")} left out` : "";
    if (created.timeEntries > 0) {
      // The time page shows a week, which may be another one.
      const days = preview.data.timeEntries.map((entry) => dayOf(entry, timeZone)).toSorted();
      const address = `${paths.time}?period=custom&from=${days[0]}&to=${days.at(-1)}` as Route;
      return {
        message: `Imported ${countOf(created.timeEntries, "time entry", "time entries")}`,
        action: { label: "Show", onClick: () => router.push(address) },
      };
    }
    return `Imported ${countOf(created.clients, "client")} and ${countOf(created.documents, "document")}${left}`;
  }, onClose);

  const handleChoose = async (chosen: File, dateOrder?: DateOrder) => {
    setFile(chosen);
    // The choice of another order of dates is in the preview, and keeps the focus.
    if (!dateOrder) setPreview(null);
    setProblem(null);
    setIsReading(true);
    await read(chosen, dateOrder);
  };
  const read = async (chosen: File, dateOrder?: DateOrder) => {
    const own = ++latest.current;
    const result = await readProgramFile(chosen, { timeZone, dateOrder })
      .then(previewProgram)
      .catch(messageOf);
    if (latest.current !== own) return;
    setIsReading(false);
    if (typeof result === "string") setProblem(result);
    else setPreview(result);
  };

  const readChosen = useEffectEvent((chosen: File) => void read(chosen));
  useEffect(() => {
    if (chosenFile) readChosen(chosenFile);
  }, [chosenFile]);

  const rows = preview
    ? preview.created.clients + preview.created.documents + preview.created.timeEntries
    : 0;
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <div className="flex flex-col gap-1 text-pretty text-ink-muted">
          <p>
            Brings clients, quotations, invoices, payments and time. You’ll see a preview before anything is
            saved.
          </p>
          <ul className="list-disc pl-5">
            <li>Invoice Ninja: Settings, Backup &amp; Restore, Export. It sends a ZIP by email.</li>
            <li>InvoiceShelf: Settings, Backup, New Backup of the database only. Download the ZIP.</li>
            <li>Toggl, Clockify, Harvest or Kimai: the detailed report as CSV.</li>
          </ul>
        </div>
        <FileButton
          file={file}
          onChoose={(chosen) => void handleChoose(chosen)}
          label="Export of another program"
          words="Choose export"
          accept=".zip,.json,.sql,.csv,application/zip,text/csv"
        />
        {isReading && (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner /> Reading the file…
          </p>
        )}
        {preview && (
          <ProgramPreview preview={preview} onDateOrder={(order) => file && void handleChoose(file, order)} />
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </DialogBody>
      <ImportFooter
        label={preview && rows > 0 ? labelOf(preview) : "Import"}
        hasFile={file !== null}
        isReady={rows > 0 && !isReading}
        isSending={isSending}
        onStart={start}
        onClose={onClose}
      />
    </>
  );
}

function labelOf({ created: { clients, timeEntries, documents } }: Preview): string {
  if (timeEntries > 0) return `Import ${countOf(timeEntries, "time entry", "time entries")}`;
  return `Import ${documents > 0 ? countOf(documents, "document") : countOf(clients, "client")}`;
}

function messageOf(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  if (error instanceof ApiError) return error.problem?.detail ?? error.message;
  return errorMessages.unexpected;
}
