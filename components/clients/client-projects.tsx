"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { SearchField } from "@/components/list/filter/search-field";
import { StatusBadge } from "@/components/ui/status-dot";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { EmptyState, NoMatch } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { clientQuery } from "@/lib/clients/queries";
import { paths } from "@/lib/shared/paths";
import { useQueryData } from "@/lib/query/use-query-data";
import { searchText } from "@/lib/shared/text/search-text";

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/** The projects of one client, the most recently changed first. */
export function ClientProjects({ clientId }: { clientId: string }) {
  const client = useQueryData(clientQuery(clientId));
  const [name, setName] = useState("");
  const dialog = useDialog(NewProjectDialog);
  const openNew = () => dialog.open(true);
  const projects = client?.projects.filter((project) => searchText(project.name).includes(searchText(name)));
  return (
    <Panel
      title="Projects"
      count={projects?.length}
      actions={
        <>
          {client?.projects.length !== 0 && (
            // On the title line, also in a window of 1,280 px: the list would have one row and a half otherwise.
            <div className="folded-search [--search:9rem] xl:max-[90rem]:[--search:6.5rem]">
              <SearchField
                label="Search projects"
                placeholder="Search"
                value={name}
                onChange={setName}
                className="max-md:w-36!"
              />
            </div>
          )}
          <IconButton name="Add project" onClick={openNew}>
            <Icon of={Plus} />
          </IconButton>
        </>
      }
    >
      {!projects && <SkeletonRows count={6} />}
      {client?.projects.length === 0 && (
        <EmptyState
          line={`No projects for ${client.name} yet.`}
          action={<Button onClick={openNew}>Add project</Button>}
        />
      )}
      {client && client.projects.length > 0 && projects?.length === 0 && (
        <NoMatch line="No project matched your search." onClear={() => setName("")} />
      )}
      <ul className="-mx-4 flex flex-col">
        {projects?.map((project) => (
          <li key={project.id} className="border-b border-line last:border-0">
            <AppLink
              href={paths.project(project.id)}
              className="flex target min-h-11 items-center gap-3 px-4 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 truncate" title={project.name}>
                {project.name}
              </span>
              <StatusBadge status={project.archivedAt ? "archived" : project.projectStatus} />
            </AppLink>
          </li>
        ))}
      </ul>
      {dialog.subject && (
        <NewProjectDialog
          key={dialog.key}
          clientId={clientId}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}
