"use client";

import {
  CalendarDays,
  Contact,
  File as FileIcon,
  FolderKanban,
  Handshake,
  ListChecks,
  Users,
} from "lucide-react";
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
        <MenuItem icon={<ListChecks aria-hidden />} opens={TaskDialog} onSelect={() => dialog.open("task")}>
          Task
        </MenuItem>
        <MenuItem
          icon={<CalendarDays aria-hidden />}
          opens={EventDialog}
          onSelect={() => dialog.open("event")}
        >
          Event
        </MenuItem>
        <MenuItem
          icon={<FolderKanban aria-hidden />}
          opens={NewProjectDialog}
          onSelect={() => dialog.open("project")}
        >
          Project
        </MenuItem>
        <MenuItem icon={<Users aria-hidden />} opens={NewClientDialog} onSelect={() => dialog.open("client")}>
          Client
        </MenuItem>
        <MenuItem
          icon={<Contact aria-hidden />}
          opens={ClientContactDialog}
          onSelect={() => dialog.open("contact")}
        >
          Contact
        </MenuItem>
        <MenuItem
          icon={<Handshake aria-hidden />}
          opens={PartnerContactDialog}
          onSelect={() => dialog.open("partner")}
        >
          Partner
        </MenuItem>
        <MenuItem icon={<FileIcon aria-hidden />} opens={NewFileDialog} onSelect={() => dialog.open("file")}>
          File
        </MenuItem>
      </EagerMenu>
      {dialog.subject && (
        <AddDialog key={dialog.key} kind={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}
