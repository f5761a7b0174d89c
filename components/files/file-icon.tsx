import { Icon } from "@/components/ui/icons/icon";
import {
  Archive,
  AudioLines,
  ChartGantt,
  Code,
  Database,
  File,
  FileText,
  Image,
  type IconNode,
  PenTool,
  Presentation,
  Sheet,
  Video,
} from "lucide";
import type { FileType } from "@/lib/files/file-types";

/** The icon of a file's type. */
export function FileIcon({ type, className }: { type: FileType; className?: string }) {
  return <Icon of={icons[type]} className={className} />;
}

const icons: Record<FileType, IconNode> = {
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
