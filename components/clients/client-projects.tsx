"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Panel } from "@/components/ui/panel";
import { StatusBadge } from "@/components/ui/status-dot";
import type { Client } from "@/lib/clients/schema";
import { paths } from "@/lib/paths";

const NewProjectDialog = dynamic(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/** The projects of one client. */
export function ClientProjects({ client }: { client: Client }) {
  const dialog = useDialog();
  const openNew = () => dialog.open(true);
  return (
    <Panel
      title="Projects"
      count={client.projects.length}
      actions={
        <IconButton name="New project" onClick={openNew}>
          <Plus aria-hidden />
        </IconButton>
      }
    >
      {client.projects.length === 0 && (
        <EmptyState
          line={`Nothing for ${client.name} yet.`}
          action={<Button onClick={openNew}>New project</Button>}
        />
      )}
      <ul className="flex flex-col">
        {client.projects.map((project) => (
          <li key={project.id} className="border-b border-line last:border-0">
            <Link
              href={paths.project(project.id)}
              className="-mx-2 flex target min-h-11 items-center gap-3 rounded-control px-2 text-ink no-underline hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate" title={project.name}>
                {project.name}
              </span>
              <StatusBadge status={project.projectStatus} />
            </Link>
          </li>
        ))}
      </ul>
      {dialog.subject && (
        <NewProjectDialog
          key={dialog.key}
          clientId={client.id}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}
