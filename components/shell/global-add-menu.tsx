"use client";

import { FolderKanban, Plus, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useDialog } from "@/components/dialog/use-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";

const NewProjectDialog = dynamic(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);
const NewClientDialog = dynamic(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);

/** The plus that is always there: makes one of everything, from anywhere. */
export function GlobalAddMenu() {
  const dialog = useDialog<"project" | "client">();
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
            className="flex size-8 target items-center justify-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-hover"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        }
      >
        <MenuItem icon={<FolderKanban aria-hidden />} onSelect={() => dialog.open("project")}>
          Project
        </MenuItem>
        <MenuItem icon={<Users aria-hidden />} onSelect={() => dialog.open("client")}>
          Client
        </MenuItem>
      </Menu>
      {dialog.subject === "project" && <NewProjectDialog {...props} key={props.key} />}
      {dialog.subject === "client" && <NewClientDialog {...props} key={props.key} />}
    </>
  );
}
