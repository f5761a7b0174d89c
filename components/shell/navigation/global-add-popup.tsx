"use client";

import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays, Contact, File as FileIcon, FolderKanban, Handshake, ListChecks, Users } from "lucide";
import type { ComponentProps, ReactElement } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import {
  AddDialog,
  type AddKind,
  ClientContactDialog,
  EventDialog,
  NewClientDialog,
  NewFileDialog,
  NewProjectDialog,
  PartnerContactDialog,
  TaskDialog,
} from "@/components/shell/add-dialog";
import { EagerMenu, MenuItem } from "@/components/ui/menu/eager-menu";

/** The menu of the add button, with the dialogs that it opens. */
export function GlobalAddPopup({ trigger }: { trigger: ReactElement<ComponentProps<"button">> }) {
  const dialog = useDialog<AddKind>();
  return (
    <>
      <EagerMenu align="start" trigger={trigger} opensOnMount>
        <MenuItem icon={<Icon of={ListChecks} />} opens={TaskDialog} onSelect={() => dialog.open("task")}>
          Task
        </MenuItem>
        <MenuItem icon={<Icon of={CalendarDays} />} opens={EventDialog} onSelect={() => dialog.open("event")}>
          Event
        </MenuItem>
        <MenuItem
          icon={<Icon of={FolderKanban} />}
          opens={NewProjectDialog}
          onSelect={() => dialog.open("project")}
        >
          Project
        </MenuItem>
        <MenuItem icon={<Icon of={Users} />} opens={NewClientDialog} onSelect={() => dialog.open("client")}>
          Client
        </MenuItem>
        <MenuItem
          icon={<Icon of={Contact} />}
          opens={ClientContactDialog}
          onSelect={() => dialog.open("contact")}
        >
          Contact
        </MenuItem>
        <MenuItem
          icon={<Icon of={Handshake} />}
          opens={PartnerContactDialog}
          onSelect={() => dialog.open("partner")}
        >
          Partner
        </MenuItem>
        <MenuItem icon={<Icon of={FileIcon} />} opens={NewFileDialog} onSelect={() => dialog.open("file")}>
          File
        </MenuItem>
      </EagerMenu>
      {dialog.subject && (
        <AddDialog key={dialog.key} kind={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}
