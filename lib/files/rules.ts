import { searchText } from "@/lib/shared/text/search-text";
import { extensionOf, type FileType, fileTypes } from "@/lib/files/file-types";
import type { FileFilter, StoredFile } from "./schema";
import { fileCategories, type FileCategory } from "@/lib/files/upload-limits";

/** Returns whether the file matches the filter, by the same rules as the server's `where`. */
export function matchesFileFilter(file: StoredFile, filter: FileFilter): boolean {
  const { name, type, category, clientId, projectId } = filter;
  return (
    (!name || searchText(file.name).includes(searchText(name))) &&
    (!type || file.type === type) &&
    (!category || file.category === category) &&
    (!clientId || file.clientId === clientId) &&
    (!projectId || file.projectId === projectId)
  );
}

/** Compares files: the newest first. */
export function compareFiles(a: Pick<StoredFile, "id" | "createdAt">, b: typeof a): number {
  return b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);
}

/** The labels of the file types. */
export const fileTypeNames: Record<FileType, string> = {
  image: "Image",
  video: "Video",
  document: "Document",
  code: "Code",
  archive: "Archive",
  design: "Design",
  spreadsheet: "Spreadsheet",
  presentation: "Presentation",
  audio: "Audio",
  database: "Database",
  "project-management": "Project management",
  other: "Other",
};

export const fileCategoryNames: Record<FileCategory, string> = {
  work: "Working Files",
  asset: "Project Assets",
};

export const fileTypeOptions = fileTypes.map((value) => ({ value, label: fileTypeNames[value] }));
export const fileCategoryOptions = fileCategories.map((value) => ({
  value,
  label: fileCategoryNames[value],
}));

type Stored = Pick<StoredFile, "name" | "originalName" | "s3Key" | "link">;

/** Returns the file's display name with its original extension. */
export function downloadName({ name, originalName, s3Key, link }: Stored): string {
  const original = originalName ?? s3Key ?? (link && URL.canParse(link) ? new URL(link).pathname : "");
  const extension = extensionOf(original);
  return !extension || extensionOf(name) === extension ? name : `${name}.${extension}`;
}
