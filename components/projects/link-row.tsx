"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Check, Copy, MoreHorizontal, Trash2 } from "lucide";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { TOUCH, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { COPY_REFUSED, copyText } from "@/lib/shared/browser/copy-text";
import type { ProjectLink } from "@/lib/projects/schema";

const NOTE_MS = 2000;

/**
 * A row for a link, which opens in a new tab and can be copied and deleted: by buttons that are shown while the row is pointed at
 * or focused, on touch screens by a menu.
 */
export function LinkRow({ link, onDelete }: { link: ProjectLink; onDelete: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const isTouch = useMediaQuery(TOUCH);
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
    <li className="group/row relative -mx-4 flex min-h-11 items-center gap-1 border-b border-line px-4 py-0.75 last:border-0 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus">
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
        <p className="truncate text-meta text-ink-muted">{link.url.replace(/^https?:\/\/(www\.)?/, "")}</p>
      </div>
      <span role="status" className={isCopied ? "text-label font-medium text-ink-muted" : "sr-only"}>
        {isCopied && "Copied"}
      </span>
      {isTouch ? (
        <Menu
          align="end"
          trigger={
            <IconButton name={`Actions for ${link.label}`} className="z-1">
              <Icon of={MoreHorizontal} />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon of={Copy} />} onSelect={handleCopy}>
            Copy
          </MenuItem>
          <MenuItem tone="danger" icon={<Icon of={Trash2} />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      ) : (
        <span className="row-buttons">
          <IconButton name={`Copy ${link.label}`} onClick={handleCopy}>
            {isCopied ? <Icon of={Check} /> : <Icon of={Copy} />}
          </IconButton>
          <IconButton name={`Delete ${link.label}`} tone="danger" onClick={onDelete}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
