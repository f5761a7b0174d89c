"use client";

import { useQuery } from "@tanstack/react-query";
import { FolderKanban } from "lucide-react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { anyId, anyText, oneOf } from "@/components/list/url-fields";
import { useUrlFilter } from "@/components/list/use-url-filter";
import { ProjectFilterBar } from "@/components/projects/project-filter-bar";
import { ProjectGrid, ProjectGridSkeleton } from "@/components/projects/project-grid";
import { ProjectRows, ProjectRowsSkeleton } from "@/components/projects/project-rows";
import { useProjectsView } from "@/components/projects/use-projects-view";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/lazy-part";
import { projectsQuery } from "@/lib/projects/queries";
import { FREELANCING, PROJECTS_STEP, PROJECTS_TAKE } from "@/lib/constants";
import { paymentStatuses, projectStatuses } from "@/lib/projects/statuses";

const urlFields = {
  name: anyText,
  clientId: anyId(FREELANCING),
  projectStatus: oneOf(projectStatuses),
  paymentStatus: oneOf(paymentStatuses),
};

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/** The projects page, as cards in their clients' colors or as a list. */
export function ProjectsPage() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields, { projectStatus: "active" });
  const [view, setView] = useProjectsView();
  const dialog = useDialog(NewProjectDialog);
  const { take, loadMore } = useTake({
    initial: PROJECTS_TAKE,
    step: PROJECTS_STEP,
    resetKey: JSON.stringify(filter),
  });
  const query = useQuery(projectsQuery({ ...filter, take }));
  const Skeletons = view === "grid" ? ProjectGridSkeleton : ProjectRowsSkeleton;
  const openNew = () => dialog.open(true);

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto flex items-center gap-2.5">
          <h1 className="text-page font-semibold">Projects</h1>
          {query.data && <CountBadge count={query.data.total} />}
        </div>
        <ProjectFilterBar filter={filter} onFilter={setFilter} view={view} onView={setView} />
      </header>
      <ListState
        query={query}
        empty="No project matched your search."
        onClear={isFiltered ? clear : undefined}
        skeleton={<Skeletons />}
        emptyNothing={
          <EmptyState
            icon={<FolderKanban />}
            line="A project holds its tasks, events, links, notes and files. Create your first one."
            action={
              <Button variant="primary" onClick={openNew}>
                New project
              </Button>
            }
          />
        }
      >
        {(page) => (
          <>
            {view === "grid" ? (
              <ProjectGrid projects={page.items} onAdd={openNew} />
            ) : (
              <ProjectRows projects={page.items} onAdd={openNew} />
            )}
            <LoadMore
              shown={page.items.length}
              total={page.total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </ListState>
      {dialog.subject && <NewProjectDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </div>
  );
}
