"use client";

import { ChoiceRow } from "@/components/contacts/choice-row";
import type { ContactChoice, ContactType } from "@/components/contacts/contact-choice";
import { type ContactSearch, useContactSearch } from "@/components/contacts/use-contact-search";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";

/** The contacts of one kind that match the search, each with a checkbox. */
export function ContactChoices({
  contactType,
  search,
  onClearSearch,
  isChosen,
  onToggle,
  onNew,
}: {
  contactType: ContactType;
  search: ContactSearch;
  onClearSearch: () => void;
  isChosen: (id: string) => boolean;
  onToggle: (choice: ContactChoice) => void;
  onNew: () => void;
}) {
  const { query, isLoadingMore, loadMore, lastItemRef } = useContactSearch(contactType, search);
  return (
    <ListState
      query={query}
      empty={contactType === "client" ? "No contact matched your search." : "No partner matched your search."}
      onClear={onClearSearch}
      skeleton={<SkeletonRows count={6} className="h-13" />}
      emptyNothing={
        <EmptyState
          line={nothingYet[contactType]}
          action={<Button onClick={onNew}>{newOnes[contactType]}</Button>}
        />
      }
    >
      {(page) => (
        <>
          <ul className="flex flex-col gap-0.5">
            {page.items.map((choice, index) => (
              <ChoiceRow
                key={choice.id}
                ref={index === page.items.length - 1 ? lastItemRef : undefined}
                choice={choice}
                isChosen={isChosen(choice.id)}
                onToggle={() => onToggle(choice)}
              />
            ))}
          </ul>
          <LoadMore
            shown={page.items.length}
            total={page.total}
            onMore={loadMore}
            isLoading={isLoadingMore}
          />
        </>
      )}
    </ListState>
  );
}

/** The chosen contacts only. */
export function ChosenContacts({
  choices,
  onToggle,
}: {
  choices: readonly ContactChoice[];
  onToggle: (choice: ContactChoice) => void;
}) {
  return (
    <ul className="flex flex-col gap-0.5" aria-label="Selected contacts">
      {choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} isChosen onToggle={() => onToggle(choice)} />
      ))}
    </ul>
  );
}

const nothingYet = {
  client: "No client contacts yet. Add your first one.",
  partner: "No partners yet. Add your first one.",
};
const newOnes = { client: "Add contact", partner: "Add partner" };
