"use client";

import { useQueryClient } from "@tanstack/react-query";
import { NotesPanel, NotesPanelSkeleton } from "@/components/notes/notes-panel";
import { loadClientNote, saveClientNote } from "@/lib/clients/note";
import { clientQuery } from "@/lib/clients/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** The note of a client. */
export function ClientNotes({ clientId }: { clientId: string }) {
  const cache = useQueryClient();
  const user = useQueryData(userQuery());
  const client = useQueryData(clientQuery(clientId));
  if (!user || !client) return <NotesPanelSkeleton />;
  return (
    <NotesPanel
      userId={user.id}
      subject={`client:${clientId}`}
      stored={client.note ?? ""}
      placeholder="How they like to work, what was agreed. Saved as you type."
      save={(change) => saveClientNote(cache, clientId, change)}
      load={() => loadClientNote(cache, clientId)}
    />
  );
}
