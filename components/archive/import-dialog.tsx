"use client";

import { useState } from "react";
import { CsvImport } from "@/components/archive/csv-import";
import { ProgramImport } from "@/components/archive/program-import";
import { WorkspaceImport } from "@/components/archive/workspace-import";
import { Dialog } from "@/components/ui/popup/dialog";
import { ToggleGroup } from "@/components/ui/input/toggle-group";

type Part = "csv" | "program" | "workspace";

const options: { value: Part; label: string }[] = [
  { value: "csv", label: "CSV file" },
  { value: "program", label: "Another program" },
  { value: "workspace", label: "Workspace" },
];

/** The "Import" dialog: contacts from a spreadsheet, an export of another program, or a whole workspace from an exported ZIP. */
export function ImportDialog({
  isOpen,
  onClose,
  initialPart = "csv",
}: {
  isOpen: boolean;
  onClose: () => void;
  initialPart?: Part;
}) {
  const [part, setPart] = useState<Part>(initialPart);
  // A file of time that was chosen as a CSV file is read under the other program.
  const [timeFile, setTimeFile] = useState<File>();
  const handlePart = (next: Part) => {
    setPart(next);
    setTimeFile(undefined);
  };
  const handleTime = (file: File) => {
    setPart("program");
    setTimeFile(file);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Import" width="lg">
      <ToggleGroup
        label="What to import"
        value={part}
        onChange={handlePart}
        options={options}
        className="mx-5 mt-4 self-start"
      />
      {part === "csv" && <CsvImport onClose={onClose} onTime={handleTime} />}
      {part === "program" && <ProgramImport onClose={onClose} chosenFile={timeFile} />}
      {part === "workspace" && <WorkspaceImport onClose={onClose} />}
    </Dialog>
  );
}
