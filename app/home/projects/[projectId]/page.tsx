import { EventPanel } from "@/components/events/event-panel";
import { ProjectPage } from "@/components/projects/project-page";
import { TaskPanel } from "@/components/tasks/task-panel";

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  return (
    <ProjectPage key={projectId} projectId={projectId}>
      <TaskPanel projectId={projectId} />
      <EventPanel projectId={projectId} />
    </ProjectPage>
  );
}
