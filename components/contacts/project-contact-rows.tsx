"use client";

import { toChoice } from "@/components/contacts/contact-choice";
import { useDialog } from "@/components/dialog/use-dialog";
import { RowGroups } from "@/components/list/row-groups";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { PersonRow, personRowSize } from "@/components/ui/person/person-row";
import type { ClientContact } from "@/lib/client-contacts/schema";
import type { PartnerContact } from "@/lib/partner-contacts/schema";

const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);
const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);

/** The contacts of a project; each opens in the dialog of its kind. */
export function ProjectContactRows({ contacts }: { contacts: readonly (ClientContact | PartnerContact)[] }) {
  const dialog = useDialog<ClientContact | PartnerContact>();
  usePreload(ClientContactDialog);
  usePreload(PartnerContactDialog);
  const { subject } = dialog;
  const props = { isOpen: dialog.isOpen, onClose: dialog.close };
  return (
    <div className="-mx-4">
      <RowGroups
        rows={contacts}
        isFlush
        groupClassName={personRowSize}
        renderRow={(contact) => (
          <PersonRow
            key={contact.id}
            {...toChoice(contact)}
            email={contact.email}
            phoneNumber={contact.phoneNumber}
            onOpen={() => dialog.open(contact)}
          />
        )}
      />
      {subject && "companyId" in subject && (
        <ClientContactDialog key={dialog.key} subject={{ mode: "edit", contact: subject }} {...props} />
      )}
      {subject && !("companyId" in subject) && (
        <PartnerContactDialog key={dialog.key} subject={{ mode: "edit", partner: subject }} {...props} />
      )}
    </div>
  );
}
