"use client";

import { ProjectContacts } from "@/components/contacts/project-contacts";
import { EventPanel } from "@/components/events/event-panel";
import { ProjectFiles } from "@/components/files/project-files";
import { ProjectNotes } from "@/components/notes/project-notes";
import { LinksPanel } from "@/components/projects/links-panel";
import { ProjectPage, ProjectPagePlaceholder, UnknownProject } from "@/components/projects/project-page";
import { useIdInPath } from "@/components/shell/use-path-segments";
import { TaskPanel } from "@/components/tasks/task-panel";

/** `/home/projects/{projectId}` */
export default function Page() {
  const projectId = useIdInPath();
  if (projectId === undefined) return <ProjectPagePlaceholder />;
  if (projectId === null) return <UnknownProject />;
  return (
    <ProjectPage key={projectId} projectId={projectId}>
      <TaskPanel projectId={projectId} />
      <EventPanel projectId={projectId} />
      <LinksPanel projectId={projectId} />
      <ProjectNotes projectId={projectId} />
      <ProjectContacts projectId={projectId} />
      <ProjectFiles projectId={projectId} />
    </ProjectPage>
  );
}
