"use client";

import { Icon } from "@/components/ui/icons/icon";
import { UsersRound, UserRoundPen } from "lucide";
import { useState } from "react";
import { type ContactType, toChoice } from "@/components/contacts/contact-choice";
import { ProjectContactRows } from "@/components/contacts/project-contact-rows";
import { useDialog } from "@/components/dialog/use-dialog";
import { PageTabs, usePageTabs } from "@/components/list/page-tabs";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { projectQuery, useUpdateProject } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";

const ContactSelectorDialog = lazyComponent(() =>
  import("@/components/contacts/contact-selector-dialog").then((module) => module.ContactSelectorDialog),
);

/** The client contacts and partners of a project. */
export function ProjectContacts({ projectId }: { projectId: string }) {
  const project = useQueryData(projectQuery(projectId));
  const updateProject = useUpdateProject();
  const [contactType, setContactType] = useState<ContactType>("client");
  const selector = useDialog<ContactType>(ContactSelectorDialog);
  const contacts = { client: project?.clientContacts, partner: project?.partnerContacts };
  const shown = contacts[contactType];
  const openSelector = () => selector.open(contactType);
  const { tabsId, panelProps } = usePageTabs();

  return (
    <Panel
      title="Contacts"
      count={project && project.clientContacts.length + project.partnerContacts.length}
      actions={
        <IconButton name={names[contactType]} disabled={!project} onClick={openSelector}>
          <Icon of={UserRoundPen} />
        </IconButton>
      }
      bodyClassName="flex flex-col"
    >
      <PageTabs
        tabsId={tabsId}
        label="Contacts"
        value={contactType}
        onChange={setContactType}
        tabs={[
          { value: "client", label: "Clients", count: contacts.client?.length },
          { value: "partner", label: "Partners", count: contacts.partner?.length },
        ]}
        className="sticky top-0 z-2 border-b border-line bg-panel"
      />
      <div {...panelProps} className="flex-1 pt-2">
        {!shown && <SkeletonRows count={2} className="h-11" />}
        {shown?.length === 0 && (
          <EmptyState
            icon={<Icon of={UsersRound} />}
            line={lines[contactType]}
            action={<Button onClick={openSelector}>{names[contactType]}</Button>}
          />
        )}
        <ProjectContactRows contacts={shown ?? []} />
      </div>
      {project && selector.subject && (
        <ContactSelectorDialog
          key={selector.key}
          contactType={selector.subject}
          initial={project[`${selector.subject}Contacts`].map(toChoice)}
          client={project.client}
          isOpen={selector.isOpen}
          onClose={selector.close}
          onSave={(ids) =>
            updateProject.mutateAsync({
              id: projectId,
              contacts: { contactType: selector.subject ?? contactType, contacts: ids },
            })
          }
        />
      )}
    </Panel>
  );
}

const names = { client: "Choose client contacts", partner: "Choose partners" };
const lines = {
  client: "No client contacts on this project yet.",
  partner: "No partners on this project yet.",
};
