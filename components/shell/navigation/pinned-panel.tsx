"use client";

import { Icon } from "@/components/ui/icons/icon";
import { PinOff } from "lucide";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { RowGroups } from "@/components/list/row-groups";
import { PinPicker } from "@/components/projects/pin-picker";
import { usePinnedProjects } from "@/components/projects/use-pinned-projects";
import { AppLink } from "@/components/ui/app-link";
import { ClientDot } from "@/components/ui/person/client-dot";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { usePinProject } from "@/lib/projects/queries";
import { paths } from "@/lib/shared/paths";

/** The pinned projects, on large screens. */
export function PinnedPanel() {
  const { pinned, query } = usePinnedProjects();
  const { mutate: unpin } = usePinProject(false);
  return (
    <section aria-labelledby="pinned-title" className="flex min-h-0 w-full flex-col">
      <header className="flex items-center justify-between pb-1 pl-2">
        <h2 id="pinned-title" className="text-label font-medium text-ink-muted">
          Pinned
        </h2>
        <PinPicker />
      </header>
      <div className="flex min-h-0 flex-col overflow-x-hidden overflow-y-auto">
        {query.isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="mx-2 my-1.5 h-5" />)}
        {!pinned && query.isError && (
          <LoadFailureLine what="Pinned projects" query={query} className="px-2 py-1 text-meta" />
        )}
        {pinned && pinned.length > 0 && (
          <RowGroups
            role="list"
            rows={pinned}
            className="gap-0.5"
            groupClassName="flex flex-col gap-0.5 [--row-size:2.125rem]"
            renderRow={(project) => (
              <div
                key={project.id}
                role="listitem"
                className="group relative flex items-center rounded-control hover:bg-hover"
              >
                <AppLink
                  href={paths.project(project.id)}
                  title={project.name}
                  className="flex target min-w-0 flex-1 items-center gap-2.5 rounded-control py-1.5 pr-2 pl-2 text-ink no-underline group-focus-within:pr-8 group-hover:pr-8 focus-visible:-outline-offset-2 pointer-coarse:pr-8"
                >
                  <ClientDot themeColor={project.client?.themeColor} />
                  <span className="truncate">{project.name}</span>
                </AppLink>
                <IconButton
                  name={`Unpin ${project.name}`}
                  size="sm"
                  className="absolute right-1"
                  onClick={() => unpin({ id: project.id, pinned: false })}
                >
                  {/* Hidden icons are not painted; transparent ones cost time with every frame of the page. */}
                  <Icon
                    of={PinOff}
                    className="hidden group-focus-within:block group-hover:block pointer-coarse:block"
                  />
                </IconButton>
              </div>
            )}
          />
        )}
        {pinned?.length === 0 && (
          <p className="px-2 py-1 text-meta text-ink-muted">Pin a project for quick access.</p>
        )}
      </div>
    </section>
  );
}
