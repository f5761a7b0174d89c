"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { NotesPanel, NotesPanelSkeleton } from "@/components/notes/notes-panel";
import { loadProjectNote, saveProjectNote } from "@/lib/projects/note";
import { projectQuery } from "@/lib/projects/queries";
import { userQuery } from "@/lib/users/queries";

/** The note of a project. */
export function ProjectNotes({ projectId }: { projectId: string }) {
  const cache = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const { data: project } = useQuery(projectQuery(projectId));
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
