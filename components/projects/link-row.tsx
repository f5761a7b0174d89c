"use client";

import { Check, Copy, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { COPY_REFUSED, copyText } from "@/lib/copy-text";
import type { ProjectLink } from "@/lib/projects/schema";

const NOTE_MS = 2000;

/** A row for a link, which opens in a new tab and can be copied and deleted. */
export function LinkRow({ link, onDelete }: { link: ProjectLink; onDelete: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), NOTE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => {
    try {
      await copyText(link.url);
      setIsCopied(true);
    } catch {
      toast.error(COPY_REFUSED);
    }
  };

  return (
    <li className="relative -mx-2 flex min-h-12 items-center gap-1 rounded-control px-2 py-1 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="min-w-0 flex-1">
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          title={link.url}
          className="block truncate font-medium text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {link.label}
        </a>
        <p className="truncate text-label text-ink-muted">{link.url.replace(/^https?:\/\/(www\.)?/, "")}</p>
      </div>
      <span role="status" className="text-label font-medium text-ink-muted">
        {isCopied && "Copied"}
      </span>
      <IconButton name={`Copy ${link.label}`} className="z-1" onClick={handleCopy}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      <IconButton name={`Delete ${link.label}`} tone="danger" className="z-1" onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
