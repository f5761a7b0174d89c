/** The file types of the specification. */
export const fileTypes = [
  "image",
  "video",
  "document",
  "code",
  "archive",
  "design",
  "spreadsheet",
  "presentation",
  "audio",
  "database",
  "project-management",
  "other",
] as const;

export type FileType = (typeof fileTypes)[number];

/** Returns the type of a file by its MIME type, then by its extension. */
export function fileTypeOf(contentType: string, fileName: string): FileType {
  const mime = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  const extension = extensionOf(fileName);
  return byMime.get(mime) ?? byExtension.get(extension) ?? byFamily(mime) ?? "other";
}

/** Returns the type of a linked file, as far as its URL shows. */
export function fileTypeOfLink(link: string): FileType {
  if (!URL.canParse(link)) return "other";
  return byExtension.get(extensionOf(new URL(link).pathname)) ?? "other";
}

/** Returns the extension in lower case without its dot; "" if there is none. */
export function extensionOf(fileName: string): string {
  return /[^/\\]\.([a-z0-9]{1,12})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

function byFamily(mime: string): FileType | undefined {
  const family = mime.split("/")[0];
  if (family === "image" || family === "video" || family === "audio") return family;
  if (family === "text" || /[+/](json|xml)$/.test(mime)) return "code";
  return undefined;
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

const byMime = mapOf({
  code: [
    "application/json",
    "application/xml",
    "application/javascript",
    "application/x-sh",
    "application/x-httpd-php",
  ],
  document: [
    "application/pdf",
    "application/msword",
    "application/rtf",
    "text/rtf",
    "application/epub+zip",
    `${office}.wordprocessingml.document`,
    `${openDocument}.text`,
  ],
  spreadsheet: [
    "text/csv",
    "text/tab-separated-values",
    "application/vnd.ms-excel",
    `${office}.spreadsheetml.sheet`,
    `${openDocument}.spreadsheet`,
  ],
  presentation: [
    "application/vnd.ms-powerpoint",
    `${office}.presentationml.presentation`,
    `${office}.presentationml.slideshow`,
    `${openDocument}.presentation`,
  ],
  archive: [
    "application/zip",
    "application/x-zip-compressed",
    "application/gzip",
    "application/x-gzip",
    "application/x-tar",
    "application/x-7z-compressed",
    "application/vnd.rar",
    "application/x-rar-compressed",
    "application/x-bzip2",
    "application/x-xz",
  ],
  database: [
    "application/sql",
    "application/vnd.sqlite3",
    "application/x-sqlite3",
    "application/vnd.ms-access",
  ],
  design: [
    "image/svg+xml",
    "image/vnd.adobe.photoshop",
    "image/x-photoshop",
    "application/x-photoshop",
    "application/photoshop",
    "application/illustrator",
    "application/postscript",
    "image/vnd.dwg",
    "image/x-dwg",
    "application/acad",
  ],
  "project-management": ["application/vnd.ms-project"],
});

const byExtension = mapOf({
  image: ["png", "jpg", "jpeg", "gif", "webp", "avif", "bmp", "tif", "tiff", "heic", "ico"],
  video: ["mp4", "m4v", "mov", "webm", "mkv", "avi", "mpg", "mpeg"],
  audio: ["mp3", "wav", "ogg", "oga", "m4a", "aac", "flac", "aiff", "opus"],
  document: ["pdf", "doc", "docx", "odt", "rtf", "pages", "epub"],
  spreadsheet: ["csv", "tsv", "xls", "xlsx", "xlsm", "ods", "numbers"],
  presentation: ["ppt", "pptx", "pps", "ppsx", "odp", "key"],
  archive: ["zip", "tar", "gz", "tgz", "7z", "rar", "bz2", "xz"],
  database: ["sql", "sqlite", "sqlite3", "db", "mdb", "accdb"],
  design: ["psd", "ai", "svg", "sketch", "fig", "xd", "dwg", "dxf", "eps", "indd"],
  "project-management": ["mpp", "mpt", "trello"],
  code: [
    ...[
      "txt",
      "md",
      "json",
      "xml",
      "html",
      "htm",
      "css",
      "scss",
      "less",
      "js",
      "mjs",
      "cjs",
      "jsx",
      "ts",
      "tsx",
    ],
    ...[
      "py",
      "rb",
      "php",
      "java",
      "kt",
      "swift",
      "c",
      "h",
      "cc",
      "cpp",
      "hpp",
      "cs",
      "go",
      "rs",
      "sh",
      "bash",
    ],
    ...["yml", "yaml", "toml", "ini", "vue", "svelte", "lua", "pl", "r", "dart", "log"],
  ],
});

function mapOf(lists: Partial<Record<FileType, string[]>>): Map<string, FileType> {
  const pairs = fileTypes.flatMap((type) => (lists[type] ?? []).map((name) => [name, type] as const));
  return new Map(pairs);
}
