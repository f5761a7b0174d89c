"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Link as LinkIcon, Plus } from "lucide";
import { useRef, useState } from "react";
import { LinkRow } from "@/components/projects/link-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAddProjectLink, useDeleteProjectLink } from "@/lib/projects/links";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";

const LinkForm = lazyComponent(() =>
  import("@/components/projects/link-form").then((module) => module.LinkForm),
);

/** The links of a project: the list, or the form for a new link. */
export function LinksPanel({ projectId }: { projectId: string }) {
  const project = useQueryData(projectQuery(projectId));
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  usePreload(LinkForm);
  const addLink = useAddProjectLink();
  const deleteLink = useDeleteProjectLink();
  const links = project?.links ?? [];

  const closeForm = () => {
    setIsAdding(false);
    addButton.current?.focus();
  };

  return (
    <Panel
      title="Links"
      count={project && links.length}
      actions={
        <IconButton
          ref={addButton}
          name="Add link"
          isPressed={isAdding}
          disabled={!project}
          onClick={() => setIsAdding(!isAdding)}
        >
          <Icon of={Plus} />
        </IconButton>
      }
    >
      {isAdding ? (
        <LinkForm subject={projectId} onAdd={(link) => addLink(projectId, link)} onClose={closeForm} />
      ) : (
        <>
          {!project && <SkeletonRows count={3} className="h-11" />}
          {project && links.length === 0 && (
            <EmptyState
              icon={<Icon of={LinkIcon} />}
              line="No links yet. Add repositories, mock-ups and other pages."
              action={<Button onClick={() => setIsAdding(true)}>Add link</Button>}
            />
          )}
          <ul className="flex flex-col">
            {links.map((link, index) => (
              <LinkRow
                key={`${index} ${link.url}`}
                link={link}
                onDelete={() => deleteLink(projectId, links, index)}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
