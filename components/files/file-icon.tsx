import {
  Archive,
  AudioLines,
  ChartGantt,
  Code,
  Database,
  File,
  FileText,
  Image,
  type LucideIcon,
  PenTool,
  Presentation,
  Sheet,
  Video,
} from "lucide-react";
import type { FileType } from "@/lib/files/file-types";

/** The icon of a file's type. */
export function FileIcon({ type, className }: { type: FileType; className?: string }) {
  const Icon = icons[type];
  return <Icon aria-hidden className={className} />;
}

const icons: Record<FileType, LucideIcon> = {
  image: Image,
  video: Video,
  document: FileText,
  code: Code,
  archive: Archive,
  design: PenTool,
  spreadsheet: Sheet,
  presentation: Presentation,
  audio: AudioLines,
  database: Database,
  "project-management": ChartGantt,
  other: File,
};
