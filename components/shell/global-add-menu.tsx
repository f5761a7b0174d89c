"use client";

import {
  CalendarDays,
  Contact,
  File as FileIcon,
  FolderKanban,
  Handshake,
  ListChecks,
  Plus,
  Users,
} from "lucide-react";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Menu, MenuItem } from "@/components/ui/menu";

const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);
const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);
const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);
const NewClientDialog = lazyComponent(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);
const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);
const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);

const NewFileDialog = lazyComponent(() =>
  import("@/components/files/new-file-dialog").then((module) => module.NewFileDialog),
);

/** The add button of every page: opens the dialog for a new row of any kind. */
export function GlobalAddMenu() {
  const dialog = useDialog<"task" | "event" | "project" | "client" | "contact" | "partner" | "file">();
  const props = { key: dialog.key, isOpen: dialog.isOpen, onClose: dialog.close };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label="Add"
            title="Add"
            className="flex size-8 target items-center justify-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-hover forced-colors:border"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        }
      >
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
      </Menu>
      {dialog.subject === "task" && (
        <TaskDialog {...props} key={props.key} mode="create" origin="globalAddButton" />
      )}
      {dialog.subject === "event" && (
        <EventDialog {...props} key={props.key} mode="create" origin="globalAddButton" />
      )}
      {dialog.subject === "project" && <NewProjectDialog {...props} key={props.key} />}
      {dialog.subject === "client" && <NewClientDialog {...props} key={props.key} />}
      {dialog.subject === "contact" && (
        <ClientContactDialog
          {...props}
          key={props.key}
          subject={{ mode: "create", origin: "globalAddButton" }}
        />
      )}
      {dialog.subject === "partner" && (
        <PartnerContactDialog {...props} key={props.key} subject={{ mode: "create" }} />
      )}
      {dialog.subject === "file" && (
        <NewFileDialog {...props} key={props.key} subject={{ origin: "globalAddButton" }} />
      )}
    </>
  );
}
