"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Download, FolderInput, Shapes, Trash2 } from "lucide";
import { useState } from "react";
import { useProjectCreation } from "@/components/projects/project-creation-picker";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { Combobox } from "@/components/ui/combobox/combobox";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { MAX_FILES_AT_ONCE } from "@/lib/shared/constants";
import { downloadZip } from "@/lib/files/download";
import { useChangeFiles } from "@/lib/files/change-many";
import { useDeleteFiles } from "@/lib/files/delete-files";
import { fileTypeOptions } from "@/lib/files/rules";

const NO_PROJECT: ComboboxOption = { value: "", label: "No project" };

/** The actions for the selected files. A change ends the selection; a download does not. */
export function SelectionActions({
  ids,
  isDisabled,
  onLeave,
}: {
  ids: readonly string[];
  isDisabled: boolean;
  onLeave: () => void;
}) {
  const changeFiles = useChangeFiles();
  const deleteFiles = useDeleteFiles();
  const [text, setText] = useState("");
  const { options, onSearch, ...picker } = useProjectOptions();
  const handleSearch = (next: string) => {
    setText(next);
    onSearch(next);
  };
  const tooMany = ids.length > MAX_FILES_AT_ONCE && `A ZIP has at most ${MAX_FILES_AT_ONCE} files`;

  const handleMove = (project: ComboboxOption | null) => {
    if (!project) return;
    const projectId = project.value || null;
    changeFiles.mutate({
      ids,
      change: { projectId },
      words: projectId ? `moved to ${project.label}` : "moved out of their projects",
    });
    onLeave();
  };
  const { creation, dialog } = useProjectCreation(handleMove);
  const handleType = ({ value, label }: (typeof fileTypeOptions)[number]) => {
    changeFiles.mutate({ ids, change: { type: value }, words: `changed to ${label}` });
    onLeave();
  };
  const handleDelete = () => {
    deleteFiles.mutate(ids);
    onLeave();
  };

  return (
    <div className="flex flex-wrap items-center gap-x-0.5 @max-md:order-1 @max-md:w-full @max-md:justify-between">
      <Combobox
        {...picker}
        label="Project"
        value={null}
        options={text ? options : [NO_PROJECT, ...options]}
        onSearch={handleSearch}
        onChange={handleMove}
        searchPlaceholder="Search projects"
        creation={creation}
        trigger={
          <Button variant="ghost" size="sm" disabled={isDisabled}>
            <Icon of={FolderInput} className="@max-md:hidden" />
            Move
          </Button>
        }
      />
      <Menu
        trigger={
          <Button variant="ghost" size="sm" disabled={isDisabled}>
            <Icon of={Shapes} className="@max-md:hidden" />
            Type
          </Button>
        }
      >
        {fileTypeOptions.map((option) => (
          <MenuItem key={option.value} onSelect={() => handleType(option)}>
            {option.label}
          </MenuItem>
        ))}
      </Menu>
      <span data-tooltip={tooMany || undefined}>
        <Button
          variant="ghost"
          size="sm"
          disabled={isDisabled || Boolean(tooMany)}
          onClick={() => void downloadZip(ids)}
        >
          <Icon of={Download} className="@max-md:hidden" />
          Download
        </Button>
      </span>
      <Button variant="danger-quiet" size="sm" disabled={isDisabled} onClick={handleDelete}>
        <Icon of={Trash2} className="@max-md:hidden" />
        Delete
      </Button>
      {dialog}
    </div>
  );
}
