"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { FileIcon } from "@/components/files/file-icon";
import { Picture } from "@/components/ui/person/picture";
import { Spinner } from "@/components/ui/spinner";
import { useObjectUrl } from "@/lib/files/object-url";
import type { StoredFile } from "@/lib/files/schema";
import { viewKind } from "@/lib/files/view-kind";

/** The bytes that are read of a text file. */
const MOST_BYTES = 200_000;

/** A file's content: a picture, a player, a document or text. */
export function FileView({ file }: { file: StoredFile }) {
  const { url, isLoading } = useObjectUrl(file.s3Key);
  const [isBroken, setIsBroken] = useState(false);
  const handleError = () => setIsBroken(true);
  const kind = viewKind(file);
  if (kind === null || isBroken || (!isLoading && url === null)) return <NotShown file={file} />;
  if (url === null) return <Loading />;
  if (kind === "pdf") return canShowPdf() ? <PdfView file={file} url={url} /> : <NotShown file={file} />;
  if (kind === "text") return <TextView file={file} url={url} />;
  if (kind === "audio")
    return (
      <audio controls src={url} aria-label={file.name} onError={handleError} className="w-full max-w-lg" />
    );
  if (kind === "video")
    return (
      <video
        controls
        src={url}
        aria-label={file.name}
        onError={handleError}
        className="bg-black size-full object-contain"
      />
    );
  return <Picture url={url} alt={file.name} className="object-contain" fallback={<NotShown file={file} />} />;
}

/** Browsers of phones have no viewer of PDFs; older browsers do not say. */
function canShowPdf(): boolean {
  return !("pdfViewerEnabled" in navigator) || navigator.pdfViewerEnabled;
}

/** The store forbids to frame its answers, so the PDF is shown from memory. */
function PdfView({ file, url }: { file: StoredFile; url: string }) {
  const query = useContent(
    file,
    url,
    async (response) => new Blob([await response.arrayBuffer()], { type: "application/pdf" }),
  );
  if (query.isError) return <NotShown file={file} />;
  if (!query.data) return <Loading />;
  return <BlobFrame key={url} blob={query.data} title={file.name} />;
}

function BlobFrame({ blob, title }: { blob: Blob; title: string }) {
  const frameRef = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      const address = URL.createObjectURL(blob);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <iframe ref={frameRef} title={title} className="bg-white size-full border-0" />;
}

function TextView({ file, url }: { file: StoredFile; url: string }) {
  const query = useContent(file, url, (response) => response.text(), { range: `bytes=0-${MOST_BYTES - 1}` });
  if (query.isError) return <NotShown file={file} />;
  if (query.data === undefined) return <Loading />;
  return (
    <div className="flex size-full flex-col">
      <pre
        // Focusable, so that it scrolls by keyboard.
        tabIndex={0}
        aria-label={file.name}
        className="min-h-0 flex-1 overflow-auto p-4 text-left font-mono text-meta wrap-break-word whitespace-pre-wrap focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {query.data}
      </pre>
      {(file.size ?? 0) > MOST_BYTES && (
        <p className="border-t border-line px-4 py-2 text-meta text-ink-muted">
          Only the beginning is shown. Download the file to read all of it.
        </p>
      )}
    </div>
  );
}

function useContent<Content>(
  file: StoredFile,
  url: string,
  read: (response: Response) => Promise<Content>,
  headers?: HeadersInit,
) {
  return useQuery({
    queryKey: ["fileContent", file.s3Key],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, headers });
      if (!response.ok) throw new Error(String(response.status));
      return read(response);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

function Loading() {
  return (
    <span role="status" aria-label="Loading">
      <Spinner />
    </span>
  );
}

function NotShown({ file }: { file: StoredFile }) {
  return (
    <p className="flex flex-col items-center gap-2 p-6 text-center text-ink-muted">
      <FileIcon type={file.type} className="size-8" />
      This file can’t be shown here. Download it to open it.
    </p>
  );
}
