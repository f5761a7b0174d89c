"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { CompanyFilter } from "@/components/contacts/company-filter";
import { type ContactChoice, type ContactType, toChoice } from "@/components/contacts/contact-choice";
import { ContactChoices, ChosenContacts } from "@/components/contacts/contact-choices";
import type { ContactSearch } from "@/components/contacts/use-contact-search";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { SearchField } from "@/components/list/filter/search-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { ClientContact } from "@/lib/client-contacts/schema";
import type { ClientLabel } from "@/lib/clients/schema";
import { registerUnsavedForm } from "@/lib/drafts/unsaved";
import type { PartnerContact } from "@/lib/partner-contacts/schema";
import { compareNames } from "@/lib/shared/text/search-text";

const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);
const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);

/** Chooses a project's contacts: select mode searches all contacts of the kind, view mode shows the chosen ones. */
export function ContactSelectorDialog({
  contactType,
  initial,
  client,
  isOpen,
  onClose,
  onSave,
}: {
  contactType: ContactType;
  initial: readonly ContactChoice[];
  /** The project's client; client contacts are filtered by it initially. */
  client: ClientLabel | null;
  isOpen: boolean;
  onClose: () => void;
  /** Rejects when the server refuses; the dialog then stays open with the choice. */
  onSave: (ids: string[]) => Promise<unknown>;
}) {
  const confirm = useConfirm();
  const [chosen, setChosen] = useState(() => new Map(initial.map((choice) => [choice.id, choice])));
  const [isViewing, setIsViewing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const newContact = useDialog();
  const [search, setSearch] = useState<ContactSearch>({
    name: "",
    company: contactType === "client" ? client?.id : undefined,
  });
  const isDirty = chosen.size !== initial.length || initial.some(({ id }) => !chosen.has(id));
  // View mode needs at least one chosen contact.
  const mode = isViewing && chosen.size > 0 ? "view" : "select";

  const choose = (next: Map<string, ContactChoice>) => {
    setChosen(next);
    if (next.size === 0) setIsViewing(false);
  };

  const handleToggle = (choice: ContactChoice) => {
    const next = new Map(chosen);
    if (!next.delete(choice.id)) next.set(choice.id, choice);
    choose(next);
  };

  const isUnsaved = isDirty && isOpen;
  const discard = useEffectEvent(onClose);
  useEffect(() => {
    // No draft is stored, as the choice is quick to repeat.
    if (isUnsaved) return registerUnsavedForm({ read: () => undefined, discard: () => discard() });
  }, [isUnsaved]);

  const handleClose = async () => {
    if (isSaving || !isDirty || (await confirm(unsavedChanges))) onClose();
  };

  const handleSave = async () => {
    if (isSaving) return;
    setIsSaving(true);
    // A toast already shows the reason.
    if (await onSave([...chosen.keys()]).then(Boolean, () => false)) onClose();
    setIsSaving(false);
  };

  return (
    <Dialog
      title={titles[contactType]}
      themeColor={client?.themeColor ?? null}
      isOpen={isOpen}
      onClose={handleClose}
      width="lg"
    >
      <DialogBody className="flex flex-col gap-3">
        <div className="flex flex-col gap-2 md:flex-row md:items-center">
          <ToggleGroup
            label="Show"
            value={mode}
            onChange={(next) => setIsViewing(next === "view")}
            options={[
              { value: "select", label: "Select" },
              { value: "view", label: `Selected (${chosen.size})` },
            ]}
            className="w-fit"
          />
          {mode === "select" && (
            <div className="flex flex-1 flex-col gap-2 md:flex-row md:justify-end">
              <CompanyFilter
                contactType={contactType}
                value={search.company}
                onChange={(company) => setSearch((current) => ({ ...current, company }))}
              />
              <SearchField
                label="Search contacts"
                value={search.name}
                onChange={(name) => setSearch((current) => ({ ...current, name }))}
                className="w-full md:w-52"
              />
            </div>
          )}
        </div>
        {/* On phones the dialog scrolls, not a list within it. */}
        <div className="-mx-2 min-h-[350px] overscroll-contain md:h-[350px] md:overflow-y-auto">
          {mode === "view" ? (
            <ChosenContacts choices={[...chosen.values()].toSorted(compareNames)} onToggle={handleToggle} />
          ) : (
            <ContactChoices
              contactType={contactType}
              search={search}
              onClearSearch={() => setSearch({ name: "" })}
              isChosen={(id) => chosen.has(id)}
              onToggle={handleToggle}
              onNew={() => newContact.open(true)}
            />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="ghost"
          className="mr-auto -ml-3"
          disabled={chosen.size === 0}
          onClick={() => choose(new Map())}
        >
          Clear
        </Button>
        <Button variant="ghost" onClick={handleClose}>
          {isDirty ? "Discard" : "Close"}
        </Button>
        <Button variant="primary" disabled={!isDirty} isLoading={isSaving} onClick={handleSave}>
          Save
        </Button>
      </DialogFooter>
      {newContact.subject && (
        <NewContact
          key={newContact.key}
          contactType={contactType}
          companyId={client?.id}
          onCreated={(contact) => handleToggle(toChoice(contact))}
          isOpen={newContact.isOpen}
          onClose={newContact.close}
        />
      )}
    </Dialog>
  );
}

/** Creates a contact without leaving the project, and selects it. */
function NewContact({
  contactType,
  companyId,
  onCreated,
  ...opening
}: {
  contactType: ContactType;
  companyId: string | undefined;
  onCreated: (contact: ClientContact | PartnerContact) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  return contactType === "client" ? (
    <ClientContactDialog
      subject={{ mode: "create", origin: "projectPage", companyId, onCreated }}
      {...opening}
    />
  ) : (
    <PartnerContactDialog subject={{ mode: "create", onCreated }} {...opening} />
  );
}

const titles = { client: "Client Contacts", partner: "Partner Contacts" };
