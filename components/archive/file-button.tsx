"use client";

import { Icon } from "@/components/ui/icons/icon";
import { FileUp } from "lucide";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatFileSize } from "@/lib/shared/text/format";

/** A button that chooses a file, with the name of the chosen one. */
export function FileButton({
  file,
  onChoose,
  label,
  words,
  accept,
}: {
  file: File | null;
  onChoose: (file: File) => void;
  label: string;
  words: string;
  accept: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button onClick={() => input.current?.click()}>
        <Icon of={FileUp} />
        {file ? "Choose another file" : words}
      </Button>
      {file && (
        <span className="min-w-0 truncate text-meta text-ink-muted" title={file.name}>
          {file.name}, {formatFileSize(file.size)}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          event.target.value = "";
        }}
      />
    </div>
  );
}
