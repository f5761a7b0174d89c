"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Contact, Plus } from "lucide";
import { useContext, useState } from "react";
import type { ClientContactSubject } from "@/components/client-contacts/client-contact-dialog";
import { useDialog } from "@/components/dialog/use-dialog";
import { EarlyRows } from "@/components/list/early-rows";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { AddRows } from "@/components/list/add-rows";
import { RowGroups } from "@/components/list/row-groups";
import { SearchField } from "@/components/list/filter/search-field";
import { useTake } from "@/components/list/use-take";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { IsUnseen } from "@/components/ui/hooks/unseen";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { PersonRow, personRowSize } from "@/components/ui/person/person-row";
import { clientContactsQuery } from "@/lib/client-contacts/queries";
import { CLIENT_CONTACTS_STEP, CLIENT_CONTACTS_TAKE } from "@/lib/shared/constants";

/** A client with fewer contacts has no search for them. */
const SEARCHED_FROM = 8;

/** A list longer than this scrolls to its last row after "Load more". */
const SCROLL_BEYOND = 25;

const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);

/** The contacts of one client, or of all clients. Rows and outlines together fill `places` places. */
export function ClientContactsPanel({
  companyId,
  places = 0,
  className,
}: {
  companyId?: string;
  places?: number;
  className?: string;
}) {
  const [name, setName] = useState("");
  const { open, ...dialog } = useDialog<ClientContactSubject>(ClientContactDialog);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: CLIENT_CONTACTS_TAKE,
    step: CLIENT_CONTACTS_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: name,
  });
  const query = useQuery(clientContactsQuery({ name: name || undefined, companyId, take }));
  const isUnseen = useContext(IsUnseen);
  const count = query.data?.items.length ?? 0;
  if (count !== shown) setShown(count);
  // Between two answers it stays as it was: its field may have the focus.
  const hasSearch =
    name !== "" ||
    query.isPlaceholderData ||
    (companyId === undefined ? query.data?.total !== 0 : (query.data?.total ?? 0) >= SEARCHED_FROM);
  const openNew = () => open({ mode: "create", origin: companyId ? "clientPage" : "clientsPage", companyId });

  return (
    <Panel
      title="Contacts"
      count={query.data?.total}
      className={className}
      bodyClassName="flex flex-col"
      actions={
        <IconButton name="Add contact" onClick={openNew}>
          <Icon of={Plus} />
        </IconButton>
      }
      toolbar={
        hasSearch && (
          <SearchField label="Search contacts" value={name} onChange={setName} className="w-full" />
        )
      }
    >
      <ListState
        query={isUnseen ? { ...query, data: undefined, isError: false } : query}
        empty="No contact matched your search."
        isFiltered={name !== ""}
        onClear={() => setName("")}
        skeleton={<EarlyRows count={6} call="client-contacts/search" />}
        emptyNothing={
          <EmptyState
            icon={<Icon of={Contact} />}
            line={
              companyId
                ? "No contacts yet. Add the people you work with at this client."
                : "Your clients’ contacts appear here."
            }
            action={<Button onClick={openNew}>Add contact</Button>}
          />
        }
      >
        {(page) => (
          <div className="flex flex-[1_0_auto] flex-col">
            <RowGroups
              rows={page.items}
              lastItemRef={lastItemRef}
              isFlush
              className="-mx-4"
              groupClassName={personRowSize}
              renderRow={(contact, ref) => (
                <PersonRow
                  key={contact.id}
                  ref={ref}
                  name={contact.name}
                  detail={[contact.role, !companyId && contact.company.name].filter(Boolean).join(" · ")}
                  avatar={contact.avatar}
                  email={contact.email}
                  phoneNumber={contact.phoneNumber}
                  themeColor={contact.company.themeColor}
                  onOpen={() => open({ mode: "edit", contact })}
                />
              )}
            />
            <LoadMore
              shown={page.items.length}
              total={page.total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
            />
            {places > 0 && page.items.length === page.total && (
              <AddRows
                label="Add contact"
                onAdd={openNew}
                shown={page.total}
                upTo={places}
                className="-mx-4"
              />
            )}
          </div>
        )}
      </ListState>
      {dialog.subject && (
        <ClientContactDialog
          key={dialog.key}
          subject={dialog.subject}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}
