"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FileButton } from "@/components/archive/file-button";
import { ImportFooter } from "@/components/archive/import-footer";
import { useImport } from "@/components/archive/use-import";
import { DialogBody } from "@/components/ui/popup/dialog";
import { importArchive } from "@/lib/archive/queries";
import { countOf } from "@/lib/shared/text/format";
import { paths } from "@/lib/shared/paths";

/** Imports a whole workspace from an exported ZIP. */
export function WorkspaceImport({ onClose }: { onClose: () => void }) {
  const [archive, setArchive] = useState<File | null>(null);
  const queryClient = useQueryClient();
  const router = useRouter();

  const bring = async (chosen: File) => {
    const { clients, projects, missing } = await importArchive(chosen);
    router.push(paths.projects);
    void queryClient.resetQueries();
    const left = missing > 0 ? ` without ${countOf(missing, "file")} that the archive lacks` : "";
    return `Imported ${countOf(clients, "client")} and ${countOf(projects, "project")}${left}`;
  };
  const { start, isSending, problem } = useImport(async () => (archive ? bring(archive) : ""), onClose);

  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <p className="text-pretty text-ink-muted">
          Restores a workspace from an Export Everything ZIP. This workspace must be empty. If anything in the
          archive is invalid, nothing is imported.
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
      <ImportFooter
        label="Import"
        hasFile={archive !== null}
        isReady={archive !== null}
        isSending={isSending}
        onStart={start}
        onClose={onClose}
      />
    </>
  );
}
