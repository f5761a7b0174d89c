"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { ApiError } from "@/lib/api";
import { importArchive } from "@/lib/archive/queries";
import { countOf } from "@/lib/count-of";
import { errorMessages } from "@/lib/errors";
import { formatFileSize } from "@/lib/files/file-size";
import { paths } from "@/lib/paths";

/** "Import": a workspace from the ZIP that an export made. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [archive, setArchive] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();

  const handleImport = async () => {
    if (!archive) return;
    setIsSending(true);
    setProblem(null);
    try {
      const { clients, projects } = await importArchive(archive);
      onClose();
      toast.success(`Imported ${countOf(clients, "client")} and ${countOf(projects, "project")}`);
      router.push(paths.projects);
      await queryClient.resetQueries();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setIsSending(false);
  };

  return (
    <Dialog isOpen={isOpen} onClose={() => !isSending && onClose()} title="Import">
      <DialogBody className="flex flex-col gap-4">
        <p className="text-pretty text-ink-muted">
          Brings back a workspace from the ZIP that Export Everything made. This workspace has to be empty,
          and nothing is written unless all of the archive is right.
        </p>
        <ArchiveChooser archive={archive} onChoose={setArchive} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose} disabled={isSending}>
          Discard
        </Button>
        <Button variant="primary" onClick={handleImport} disabled={!archive} isLoading={isSending}>
          Import
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function ArchiveChooser({ archive, onChoose }: { archive: File | null; onChoose: (archive: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {archive ? "Choose another" : "Choose archive"}
      </Button>
      {archive && (
        <span className="min-w-0 truncate text-label text-ink-muted" title={archive.name}>
          {archive.name}, {formatFileSize(archive.size)}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="Archive to import"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          event.target.value = "";
        }}
      />
    </div>
  );
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessages.unexpected;
  return error.problem?.detail ?? error.message;
}
