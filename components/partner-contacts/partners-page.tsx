"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Handshake } from "lucide";
import { useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { EarlyRows } from "@/components/list/early-rows";
import { ListState } from "@/components/list/list-state";
import { PageTitle } from "@/components/list/page-title";
import { useTake } from "@/components/list/use-take";
import { anyText } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import type { PartnerContactSubject } from "@/components/partner-contacts/partner-contact-dialog";
import { PartnerFilterBar } from "@/components/partner-contacts/partner-filter-bar";
import { PartnerRows } from "@/components/partner-contacts/partner-rows";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { partnerContactsQuery } from "@/lib/partner-contacts/queries";
import { PARTNER_CONTACTS_STEP, PARTNER_CONTACTS_TAKE } from "@/lib/shared/constants";

/** A list longer than this scrolls to its last row after "Load more". */
const SCROLL_BEYOND = 20;

const urlFields = { name: anyText, role: anyText, company: anyText };

const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);

/** The partners page. */
export function PartnersPage() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields);
  const { open, ...dialog } = useDialog<PartnerContactSubject>(PartnerContactDialog);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: PARTNER_CONTACTS_TAKE,
    step: PARTNER_CONTACTS_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: JSON.stringify(filter),
  });
  const query = useQuery(partnerContactsQuery({ ...filter, take }));
  const count = query.data?.items.length ?? 0;
  if (count !== shown) setShown(count);
  const openNew = () => open({ mode: "create" });

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-3 p-4 pt-3 md:gap-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle count={query.data?.total}>Partners</PageTitle>
        <PartnerFilterBar
          filter={filter}
          onFilter={setFilter}
          onClear={isFiltered ? clear : undefined}
          total={query.data?.total}
          isEmpty={query.data?.unfilteredTotal === 0}
        />
      </header>
      <section
        aria-label="All partners"
        className={clsx(
          "flex flex-col",
          query.data?.unfilteredTotal !== 0 && "flex-1 rounded-panel border border-line bg-panel px-4 pb-4",
        )}
      >
        <ListState
          query={query}
          empty="No partner matched your search."
          onClear={isFiltered ? clear : undefined}
          skeleton={<EarlyRows count={12} call="partner-contacts/search" className="pt-4" />}
          emptyNothing={
            <EmptyState
              icon={<Icon of={Handshake} />}
              line="Partners are the people you bring in: illustrators, developers, printers. Add your first one."
              action={
                <Button variant="primary" onClick={openNew}>
                  Add partner
                </Button>
              }
            />
          }
        >
          {(page) => (
            <PartnerRows
              page={page}
              onAdd={openNew}
              onOpen={(partner) => open({ mode: "edit", partner })}
              onMore={loadMore}
              isLoadingMore={query.isPlaceholderData}
              lastItemRef={lastItemRef}
            />
          )}
        </ListState>
      </section>
      {dialog.subject && (
        <PartnerContactDialog
          key={dialog.key}
          subject={dialog.subject}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
