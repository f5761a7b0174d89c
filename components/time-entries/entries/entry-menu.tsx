"use client";

import { Icon } from "@/components/ui/icons/icon";
import { MoreHorizontal, Pencil, Play, Trash2 } from "lucide";
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
          <Icon of={MoreHorizontal} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={Pencil} />} onSelect={() => openEntryDialog(entry)}>
        Edit
      </MenuItem>
      {entry.endedAt !== null && (
        <MenuItem icon={<Icon of={Play} />} onSelect={() => changes.continueWith(entry)}>
          Continue
        </MenuItem>
      )}
      {!entry.document && (
        <MenuItem icon={<Icon of={Trash2} />} onSelect={() => changes.remove(entry)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
