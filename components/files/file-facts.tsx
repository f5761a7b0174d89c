"use client";

import { useLater } from "@/components/ui/hooks/use-later";
import { Icon } from "@/components/ui/icons/icon";
import { Check, Copy, Download, ExternalLink } from "lucide";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ClientDot } from "@/components/ui/person/client-dot";
import { useClock } from "@/components/ui/hooks/use-clock";
import { COPY_REFUSED, copyText } from "@/lib/shared/browser/copy-text";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { downloadFile, fileAddress } from "@/lib/files/download";
import { errorMessages } from "@/lib/shared/errors";
import { formatFileSize } from "@/lib/shared/text/format";
import type { StoredFile } from "@/lib/files/schema";
import { paths } from "@/lib/shared/paths";

const NOTE_MS = 2_000;

/** A file's read-only details, with the buttons to open or download it. */
export function FileFacts({ file, onLeave }: { file: StoredFile; onLeave: () => void }) {
  const { timeZone, now } = useClock();
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {file.project && (
          <Fact label="Project">
            <AppLink
              href={paths.project(file.project.id)}
              onClick={onLeave}
              className="inline-flex max-w-full items-center gap-1.5"
            >
              <ClientDot themeColor={file.client?.themeColor} />
              <span className="truncate">{file.project.name}</span>
            </AppLink>
          </Fact>
        )}
        {file.link !== null && (
          <Fact label="Link">
            <a
              href={file.link}
              target="_blank"
              rel="noopener noreferrer"
              className="block truncate"
              title={file.link}
            >
              {file.link}
            </a>
          </Fact>
        )}
        {file.originalName && <Fact label="Original name">{file.originalName}</Fact>}
        {file.size !== null && <Fact label="Size">{formatFileSize(file.size)}</Fact>}
        <Fact label="Added">
          <time dateTime={file.createdAt} title={formatFullDate(file.createdAt, true, timeZone)}>
            {formatRelativeDate(file.createdAt, true, timeZone, now)}
          </time>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        {file.link === null ? (
          <Button onClick={() => downloadFile(file)}>
            <Icon of={Download} />
            Download
          </Button>
        ) : (
          <Button onClick={() => window.open(file.link ?? "", "_blank", "noopener")}>
            <Icon of={ExternalLink} />
            Open link
          </Button>
        )}
        <CopyAddress file={file} />
      </div>
    </>
  );
}

function CopyAddress({ file }: { file: StoredFile }) {
  const [isCopied, setIsCopied] = useState(false);
  const later = useLater();
  const handleCopy = async () => {
    const address = await fileAddress(file).catch(() => undefined);
    if (address === undefined) {
      toast.error(errorMessages.unexpected);
      return;
    }
    try {
      await copyText(address);
      setIsCopied(true);
      later(() => setIsCopied(false), NOTE_MS);
    } catch {
      toast.error(COPY_REFUSED);
    }
  };
  const copied = file.link === null ? "Copied. The link works for one hour." : "Copied";
  return (
    <>
      <Button variant="ghost" onClick={handleCopy}>
        {isCopied ? <Icon of={Check} /> : <Icon of={Copy} />}
        {isCopied ? copied : "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </>
  );
}
