"use client";

import { useState } from "react";
import { CompanyFilter } from "@/components/contacts/company-filter";
import type { ContactChoice, ContactType } from "@/components/contacts/contact-choice";
import { ContactChoices, ChosenContacts } from "@/components/contacts/contact-choices";
import type { ContactSearch } from "@/components/contacts/use-contact-search";
import { useConfirm } from "@/components/dialog/confirm";
import { unsavedChanges } from "@/components/dialog/unsaved-changes";
import { SearchField } from "@/components/list/search-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { ToggleGroup } from "@/components/ui/toggle-group";
import { compareNames } from "@/lib/search-text";

/** Chooses who works on a project: select mode searches all contacts of the kind, view mode shows the chosen ones. */
export function ContactSelectorDialog({
  contactType,
  initial,
  companyId,
  themeColor,
  isOpen,
  onClose,
  onSave,
}: {
  contactType: ContactType;
  initial: readonly ContactChoice[];
  /** The client that the search begins with. */
  companyId?: string;
  themeColor: string | null;
  isOpen: boolean;
  onClose: () => void;
  onSave: (ids: string[]) => void;
}) {
  const confirm = useConfirm();
  const [chosen, setChosen] = useState(() => new Map(initial.map((choice) => [choice.id, choice])));
  const [isViewing, setIsViewing] = useState(false);
  const [search, setSearch] = useState<ContactSearch>({ name: "", company: companyId });
  const isDirty = chosen.size !== initial.length || initial.some(({ id }) => !chosen.has(id));
  // With nothing chosen there is nothing to view.
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

  const handleClose = async () => {
    if (!isDirty || (await confirm(unsavedChanges))) onClose();
  };

  const handleSave = () => {
    onSave([...chosen.keys()]);
    onClose();
  };

  return (
    <Dialog
      title={titles[contactType]}
      themeColor={themeColor}
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
        <div className="-mx-2 h-[350px] overflow-y-auto overscroll-contain">
          {mode === "view" ? (
            <ChosenContacts choices={[...chosen.values()].toSorted(compareNames)} onToggle={handleToggle} />
          ) : (
            <ContactChoices
              contactType={contactType}
              search={search}
              onClearSearch={() => setSearch({ name: "" })}
              isChosen={(id) => chosen.has(id)}
              onToggle={handleToggle}
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
          Discard
        </Button>
        <Button variant="primary" disabled={!isDirty} onClick={handleSave}>
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const titles = { client: "Client Contacts", partner: "Partner Contacts" };
