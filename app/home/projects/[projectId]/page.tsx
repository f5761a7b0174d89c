import { ProjectContacts } from "@/components/contacts/project-contacts";
import { EventPanel } from "@/components/events/event-panel";
import { ProjectFiles } from "@/components/files/project-files";
import { ProjectNotes } from "@/components/notes/project-notes";
import { LinksPanel } from "@/components/projects/links-panel";
import { ProjectPage } from "@/components/projects/project-page";
import { TaskPanel } from "@/components/tasks/task-panel";

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
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
