import { ProjectContacts } from "@/components/contacts/project-contacts";
import { ProjectNotes } from "@/components/notes/project-notes";
import { LinksPanel } from "@/components/projects/links-panel";
import { ProjectPage } from "@/components/projects/project-page";

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  return (
    <ProjectPage key={projectId} projectId={projectId}>
      <LinksPanel projectId={projectId} />
      <ProjectNotes projectId={projectId} />
      <ProjectContacts projectId={projectId} />
    </ProjectPage>
  );
}
