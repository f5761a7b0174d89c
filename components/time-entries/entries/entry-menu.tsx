"use client";

import { MoreHorizontal, Pencil, Play, Trash2 } from "lucide-react";
import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** The actions of an entry. What is on a document is not deleted. */
export function EntryMenu({ entry, changes }: { entry: TimeEntry; changes: EntryChanges }) {
  return (
    <Menu
      trigger={
        <IconButton name={`Actions for ${entryName(entry)}`}>
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => openEntryDialog(entry)}>
        Edit
      </MenuItem>
      {entry.endedAt !== null && (
        <MenuItem icon={<Play aria-hidden />} onSelect={() => changes.continueWith(entry)}>
          Continue
        </MenuItem>
      )}
      {!entry.document && (
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => changes.remove(entry)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
