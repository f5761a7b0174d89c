"use client";

import { useQueryClient } from "@tanstack/react-query";
import { NotesPanel, NotesPanelSkeleton } from "@/components/notes/notes-panel";
import { loadProjectNote, saveProjectNote } from "@/lib/projects/note";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** The note of a project. */
export function ProjectNotes({ projectId }: { projectId: string }) {
  const cache = useQueryClient();
  const user = useQueryData(userQuery());
  const project = useQueryData(projectQuery(projectId));
  if (!user || !project) return <NotesPanelSkeleton />;
  return (
    <NotesPanel
      userId={user.id}
      subject={`project:${projectId}`}
      stored={project.note ?? ""}
      placeholder="Anything worth remembering. Saved as you type."
      save={(change) => saveProjectNote(cache, projectId, change)}
      load={() => loadProjectNote(cache, projectId)}
    />
  );
}
