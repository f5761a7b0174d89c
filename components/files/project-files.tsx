"use client";

import { useState } from "react";
import { FilesPanel } from "@/components/files/files-panel";
import { useFileSearch } from "@/components/files/use-file-search";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { FileCategory } from "@/lib/files/upload-limits";
import { useUploads } from "@/lib/files/uploads";

const emptyLines: Record<FileCategory, string> = {
  work: "No drafts yet. Drop files here, or add one.",
  asset: "No assets yet. Drop files here, or add one.",
};

/** The files of a project: work files and assets. */
export function ProjectFiles({ projectId }: { projectId: string }) {
  const [category, setCategory] = useState<FileCategory>("work");
  const search = useFileSearch({ projectId, category });
  const { start } = useUploads();
  return (
    <FilesPanel
      search={search}
      subject={{ origin: "projectPage", projectId, category }}
      emptyLine={emptyLines[category]}
      showProject={false}
      isFiltered={false}
      onClear={() => {}}
      isHere={(target) => target.projectId === projectId && target.category === category}
      onDrop={(files) => start(files, { projectId, category })}
      toggle={
        <ToggleGroup<FileCategory>
          label="Show files"
          value={category}
          onChange={setCategory}
          options={[
            { value: "work", label: "Draft" },
            { value: "asset", label: "Assets" },
          ]}
        />
      }
    />
  );
}
