"use client";

import { useState } from "react";
import { CsvImport } from "@/components/archive/csv-import";
import { ProgramImport } from "@/components/archive/program-import";
import { WorkspaceImport } from "@/components/archive/workspace-import";
import { Dialog } from "@/components/ui/popup/dialog";
import { ToggleGroup } from "@/components/ui/input/toggle-group";

const parts = {
  csv: { label: "CSV file", Part: CsvImport },
  program: { label: "Another program", Part: ProgramImport },
  workspace: { label: "Workspace", Part: WorkspaceImport },
} as const;

const options = (Object.keys(parts) as (keyof typeof parts)[]).map((value) => ({
  value,
  label: parts[value].label,
}));

/** The "Import" dialog: contacts from a spreadsheet, an export of another program, or a whole workspace from an exported ZIP. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [part, setPart] = useState<keyof typeof parts>("csv");
  const { Part } = parts[part];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Import" width="lg">
      <ToggleGroup
        label="What to import"
        value={part}
        onChange={setPart}
        options={options}
        className="mx-5 mt-4 self-start"
      />
      <Part onClose={onClose} />
    </Dialog>
  );
}
