"use client";

import { useState } from "react";
import { CsvImport } from "@/components/archive/csv-import";
import { WorkspaceImport } from "@/components/archive/workspace-import";
import { Dialog } from "@/components/ui/dialog";
import { ToggleGroup } from "@/components/ui/toggle-group";

/** The "Import" dialog: contacts from a spreadsheet, or a whole workspace from an exported ZIP. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [part, setPart] = useState<"csv" | "workspace">("csv");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Import" width="lg">
      <ToggleGroup
        label="What to import"
        value={part}
        onChange={setPart}
        options={[
          { value: "csv", label: "Clients and contacts" },
          { value: "workspace", label: "Entire workspace" },
        ]}
        className="mx-5 mt-4 self-start"
      />
      {part === "csv" ? <CsvImport onClose={onClose} /> : <WorkspaceImport onClose={onClose} />}
    </Dialog>
  );
}
