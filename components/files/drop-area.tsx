"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { FileUp } from "lucide";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

/** Accepts files dropped anywhere on it, and shows a hint while files are dragged over it. */
export function DropArea({
  onFiles,
  className,
  children,
}: {
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);
  // Entering a child also fires dragleave on its parent, so enters and leaves are counted.
  const depth = useRef(0);

  const follow = (step: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  const handleDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    depth.current = 0;
    setIsOver(false);
    const files = [...event.dataTransfer.items].flatMap(fileOf);
    if (files.length > 0) onFiles(files);
  };

  return (
    <div
      onDragEnter={follow(1)}
      onDragLeave={follow(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={handleDrop}
      className={clsx("relative", className)}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center rounded-panel border-2 border-dashed border-focus bg-panel/85">
          <p className="flex items-center gap-2 font-medium">
            <Icon of={FileUp} className="size-4" />
            Drop files to upload them
          </p>
        </div>
      )}
    </div>
  );
}

function hasFiles(event: DragEvent) {
  return event.dataTransfer.types.includes("Files");
}

/** Dropped folders are ignored. */
function fileOf(item: DataTransferItem): File[] {
  if (item.kind !== "file" || item.webkitGetAsEntry()?.isDirectory) return [];
  const file = item.getAsFile();
  return file ? [file] : [];
}
