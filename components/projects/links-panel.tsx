"use client";

import { useQuery } from "@tanstack/react-query";
import { Link as LinkIcon, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { LinkRow } from "@/components/projects/link-row";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent, usePreload } from "@/components/ui/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { projectQuery, useSaveLinks, useUpdateProject } from "@/lib/projects/queries";
import type { ProjectLink } from "@/lib/projects/schema";
import { offerUndo } from "@/lib/undo/offer-undo";

const LinkForm = lazyComponent(() =>
  import("@/components/projects/link-form").then((module) => module.LinkForm),
);

/** The links of a project: the list, or the form for a new link. */
export function LinksPanel({ projectId }: { projectId: string }) {
  const { data: project } = useQuery(projectQuery(projectId));
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  usePreload(LinkForm);
  const addLink = useSaveLinks("add");
  const deleteLink = useSaveLinks("delete");
  const restoreLinks = useUpdateProject();
  const links = project?.links ?? [];

  const closeForm = () => {
    setIsAdding(false);
    addButton.current?.focus();
  };

  const handleAdd = (link: ProjectLink) => addLink.mutateAsync({ id: projectId, links: [...links, link] });

  const handleDelete = (index: number, { label }: ProjectLink) => {
    deleteLink.mutate({ id: projectId, links: links.toSpliced(index, 1) });
    offerUndo({
      verb: "Deleted",
      name: label,
      undo: () => restoreLinks.mutate({ id: projectId, links }),
    });
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
          <Plus aria-hidden />
        </IconButton>
      }
    >
      {isAdding ? (
        <LinkForm subject={projectId} onAdd={handleAdd} onClose={closeForm} />
      ) : (
        <>
          {!project && <SkeletonRows count={3} className="h-12" />}
          {project && links.length === 0 && (
            <EmptyState
              icon={<LinkIcon />}
              line="No links yet. Add repositories, mock-ups and other pages."
              action={<Button onClick={() => setIsAdding(true)}>Add link</Button>}
            />
          )}
          <ul className="flex flex-col">
            {links.map((link, index) => (
              <LinkRow key={`${index} ${link.url}`} link={link} onDelete={() => handleDelete(index, link)} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
