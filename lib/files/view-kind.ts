import { extensionOf } from "@/lib/files/file-types";
import type { StoredFile } from "./schema";

/** The viewer of a file in the app. */
export type ViewKind = "image" | "audio" | "video" | "pdf" | "text";

/** Returns how an uploaded file is shown; null for links and for formats that browsers cannot show. */
export function viewKind({ s3Key, originalName, name }: StoredFile): ViewKind | null {
  if (s3Key === null) return null;
  const extension = [s3Key, originalName ?? "", name].map(extensionOf).find(Boolean);
  return kinds.find(({ extensions }) => extensions.split(" ").includes(extension ?? ""))?.kind ?? null;
}

const kinds: readonly { kind: ViewKind; extensions: string }[] = [
  { kind: "image", extensions: "png jpg jpeg gif webp avif bmp svg ico" },
  { kind: "audio", extensions: "mp3 wav ogg oga m4a aac flac opus" },
  { kind: "video", extensions: "mp4 m4v mov webm" },
  { kind: "pdf", extensions: "pdf" },
  {
    kind: "text",
    extensions:
      "txt md csv tsv json xml html htm css scss less js mjs cjs jsx ts tsx py rb php java kt swift c h cc cpp hpp cs go rs sh sql yml yaml toml ini log srt vtt",
  },
];
