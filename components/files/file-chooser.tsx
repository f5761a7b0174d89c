"use client";

import { Icon } from "@/components/ui/icons/icon";
import { FileUp, X } from "lucide";
import { useId, useRef } from "react";
import { type Control, useController } from "react-hook-form";
import { DropArea } from "@/components/files/drop-area";
import { FileIcon } from "@/components/files/file-icon";
import { FieldNote } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { formatFileSize, formatSizeLimit } from "@/lib/shared/text/format";
import { fileTypeOf } from "@/lib/files/file-types";
import type { NewFileForm } from "@/lib/files/form";
import { useQueryData } from "@/lib/query/use-query-data";
import { uploadLimit } from "@/lib/files/upload-limits";
import { userQuery } from "@/lib/users/queries";

/** Chooses local files, by dialog or drag and drop. */
export function FileChooser({
  control,
  onChosen,
}: {
  control: Control<NewFileForm>;
  onChosen: (files: File[]) => void;
}) {
  const { field, fieldState } = useController({ control, name: "files" });
  const { ref, value, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const error = fieldState.error?.message;
  const user = useQueryData(userQuery());
  const limit = user && uploadLimit("asset", user);

  const choose = (files: File[]) => {
    onChange(files);
    onChosen(files);
  };

  return (
    <div className="flex flex-col gap-1">
      <DropArea onFiles={(files) => choose([...value, ...files])}>
        <div className="flex flex-col gap-2 rounded-control border border-dashed border-line-strong p-3">
          {value.length > 0 && (
            <ul aria-label="Chosen files" className="flex flex-col gap-1">
              {value.map((file, index) => (
                <li key={`${file.name} ${index}`} className="flex min-w-0 items-center gap-2">
                  <FileIcon
                    type={fileTypeOf(file.type, file.name)}
                    className="size-4 shrink-0 text-ink-muted"
                  />
                  <span className="min-w-0 flex-1 truncate" title={file.name}>
                    {file.name}
                  </span>
                  {limit && file.size > limit.bytes && (
                    <span className="text-label font-medium whitespace-nowrap text-danger">Too large</span>
                  )}
                  <span className="text-meta whitespace-nowrap text-ink-muted tabular">
                    {formatFileSize(file.size)}
                  </span>
                  <IconButton
                    name={`Remove ${file.name}`}
                    size="sm"
                    onClick={() => choose(value.filter((other) => other !== file))}
                  >
                    <Icon of={X} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Button
              ref={ref}
              aria-describedby={error ? noteId : undefined}
              onClick={() => input.current?.click()}
            >
              <Icon of={FileUp} />
              {value.length > 0 ? "Choose other files" : "Choose files"}
            </Button>
            <span className="text-meta text-ink-muted">
              or drop them here{limit && `, up to ${formatSizeLimit(limit.bytes)} each`}
            </span>
          </div>
        </div>
      </DropArea>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = "";
        }}
      />
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
