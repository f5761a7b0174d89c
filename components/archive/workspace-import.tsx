"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { FileButton } from "@/components/archive/file-button";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { ApiError } from "@/lib/api";
import { importArchive } from "@/lib/archive/queries";
import { countOf } from "@/lib/count-of";
import { errorMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";

/** A whole workspace from the ZIP that an export made. */
export function WorkspaceImport({ onClose }: { onClose: () => void }) {
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
    <>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-pretty text-ink-muted">
          Brings back a workspace from the ZIP that Export Everything made. This workspace has to be empty,
          and nothing is written unless all of the archive is right.
        </p>
        <FileButton
          file={archive}
          onChoose={setArchive}
          label="Archive to import"
          words="Choose archive"
          accept=".zip,application/zip"
        />
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
    </>
  );
}

/** What the server has against it, in its own words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessages.unexpected;
  return error.problem?.detail ?? error.message;
}
