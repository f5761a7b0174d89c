"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { FolderKanban } from "lucide";
import { type ReactNode, Suspense } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { PageTitle } from "@/components/list/page-title";
import { useTake } from "@/components/list/use-take";
import { anyId, anyText, oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { ProjectFilterBar } from "@/components/projects/project-filter-bar";
import { ProjectGrid, ProjectGridSkeleton } from "@/components/projects/project-grid";
import { useProjectsView } from "@/components/projects/use-projects-view";
import { Button } from "@/components/ui/button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { projectsQuery } from "@/lib/projects/queries";
import { archivedFilters } from "@/lib/shared/archived";
import { FREELANCING, PROJECTS_STEP, PROJECTS_TAKE } from "@/lib/shared/constants";
import { paymentStatuses, projectStatuses } from "@/lib/projects/statuses";

const urlFields = {
  name: anyText,
  clientId: anyId(FREELANCING),
  projectStatus: oneOf(projectStatuses),
  paymentStatus: oneOf(paymentStatuses),
  archived: oneOf(archivedFilters),
};

const ProjectRows = lazyComponent(() =>
  import("@/components/projects/project-rows").then((module) => module.ProjectRows),
);

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/** The projects page: an overview, and the projects as cards in their clients' colors or as a list. */
export function ProjectsPage({ overview }: { overview: ReactNode }) {
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
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-2 p-4 pt-2 md:gap-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle count={query.data?.total}>Projects</PageTitle>
        <ProjectFilterBar
          filter={filter}
          onFilter={setFilter}
          onClear={isFiltered ? clear : undefined}
          total={query.data?.total}
          isEmpty={query.data?.unfilteredTotal === 0}
          view={view}
          onView={setView}
        />
      </header>
      {overview}
      <ListState
        query={query}
        empty="No project matched your search."
        onClear={isFiltered ? clear : undefined}
        skeleton={<Skeletons />}
        emptyNothing={
          <EmptyState
            icon={<Icon of={FolderKanban} />}
            line="A project holds its tasks, events, links, notes and files. Add your first one."
            action={
              <Button variant="primary" onClick={openNew}>
                Add project
              </Button>
            }
          />
        }
      >
        {(page) => (
          <>
            {view === "grid" ? (
              <ProjectGrid projects={page.items} filteredStatus={filter.projectStatus} onAdd={openNew} />
            ) : (
              <Suspense fallback={<ProjectRowsSkeleton />}>
                <ProjectRows
                  projects={page.items}
                  showStatus={filter.projectStatus === undefined || filter.archived !== undefined}
                  onAdd={openNew}
                />
              </Suspense>
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

function ProjectRowsSkeleton() {
  return <SkeletonRows count={12} className="h-14 md:h-11" />;
}
