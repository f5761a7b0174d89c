"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ActionPlaceholders } from "@/components/list/action-placeholders";
import { ArchivedNote } from "@/components/list/archived-note";
import { LoadFailure } from "@/components/list/list-state";
import { ProjectHeader, ProjectHeaderSkeleton } from "@/components/projects/project-header";
import { ProjectIncome } from "@/components/projects/figures/project-income";
import { ApiError } from "@/lib/api/request";
import { FigureStripSkeleton } from "@/components/ui/figures/figure-strip";
import { ErrorPage } from "@/components/ui/error-page";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/shared/paths";
import { useArchiveProject } from "@/lib/projects/archive-project";
import { projectQuery } from "@/lib/projects/queries";
import type { Project } from "@/lib/projects/schema";

/** A project's page: the header, and the panels that the route passes. */
export function ProjectPage({ projectId, children }: { projectId: string; children: ReactNode }) {
  const query = useQuery(projectQuery(projectId));
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownProject />;
  if (!query.data && query.isError) return <LoadFailure query={query} />;
  return (
    <Frame
      header={
        query.data ? (
          <>
            <ProjectHeader project={query.data} />
            {query.data.archivedAt && (
              <ArchivedProjectNote project={query.data} archivedAt={query.data.archivedAt} />
            )}
            <ProjectIncome project={query.data} />
          </>
        ) : (
          headerSkeleton
        )
      }
    >
      {children}
    </Frame>
  );
}

function ArchivedProjectNote({ project, archivedAt }: { project: Project; archivedAt: string }) {
  const archive = useArchiveProject();
  return (
    <ArchivedNote
      noun="project"
      archivedAt={archivedAt}
      onUnarchive={() => archive({ ...project, isArchived: false })}
    />
  );
}

const headerSkeleton = (
  <>
    <ProjectHeaderSkeleton />
    <FigureStripSkeleton />
  </>
);

/** The project's page before hydration, when the id is unknown: placeholders for its panels. */
export function ProjectPagePlaceholder() {
  return (
    <Frame header={headerSkeleton}>
      {Array.from({ length: 6 }, (_, place) => (
        <div
          key={place}
          className="min-h-60 overflow-hidden rounded-panel border border-line bg-panel px-4 pt-13"
        >
          {place === 0 && <ActionPlaceholders noun="task" />}
          {place === 1 && <ActionPlaceholders noun="event" />}
        </div>
      ))}
    </Frame>
  );
}

function Frame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6 lg:h-full">
      {header}
      <div className={gridClass}>{children}</div>
    </div>
  );
}

// Two rows of three on wide screens, filling the height below the header. With five panels the first spans both rows, so
// that no cell is empty; up to three panels are in one row.
const gridClass =
  "grid min-h-0 gap-4 md:max-lg:[&>*]:max-h-120 lg:min-h-140 lg:flex-1 lg:auto-rows-[minmax(0,1fr)] lg:grid-cols-3 lg:[&>:first-child:nth-last-child(5)]:row-span-2";

export function UnknownProject() {
  return (
    <ErrorPage title="Error" actions={<LinkButton href={paths.projects}>Back to projects</LinkButton>}>
      <p className="text-ink-muted">Project not found.</p>
    </ErrorPage>
  );
}
