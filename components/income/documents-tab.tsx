"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { FileText } from "lucide";
import { useEffect, useEffectEvent } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { DocumentsBar } from "./documents-bar";
import { DocumentsSkeleton } from "./documents-skeleton";
import { DocumentsTable } from "./documents-table";
import { documentUrlFields, toDocumentFilter } from "./document-filter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { SALES_DOCUMENTS_TAKE } from "@/lib/shared/constants";
import type { PaidDocument } from "@/lib/sales-documents/due";
import { salesDocumentsQuery } from "@/lib/sales-documents/queries";

const ReceivedPaymentDialog = lazyComponent(() =>
  import("@/components/received-payments/received-payment-dialog").then(
    (module) => module.ReceivedPaymentDialog,
  ),
);
const NewDocumentDialog = lazyComponent(() =>
  import("@/components/sales-documents/builder/new-document-dialog").then(
    (module) => module.NewDocumentDialog,
  ),
);
const PaymentsDialog = lazyComponent(() =>
  import("@/components/received-payments/payments-dialog").then((module) => module.PaymentsDialog),
);

/** Every quotation, invoice, receipt and credit note. `onCount` gets the number of matching documents. */
export function DocumentsTab({ onCount }: { onCount: (count: number | undefined) => void }) {
  const [chosen, setFilter, isFiltered, clear] = useUrlFilter(documentUrlFields);
  const filter = toDocumentFilter(chosen);
  const recording = useDialog<PaidDocument>(ReceivedPaymentDialog);
  const payments = useDialog<PaidDocument>();
  const creating = useDialog();
  const { take, loadMore, lastItemRef } = useTake({
    initial: SALES_DOCUMENTS_TAKE,
    step: SALES_DOCUMENTS_TAKE,
    resetKey: JSON.stringify(filter),
  });
  const query = useQuery(salesDocumentsQuery({ ...filter, take }));
  const total = query.data?.total;
  const handleCount = useEffectEvent(onCount);
  useEffect(() => handleCount(total), [total]);

  return (
    <>
      {query.data?.unfilteredTotal !== 0 && (
        <DocumentsBar
          filter={chosen}
          onFilter={setFilter}
          onClear={isFiltered ? clear : undefined}
          total={total}
        />
      )}
      <ListState
        query={query}
        empty="No document matched your search."
        onClear={isFiltered ? clear : undefined}
        skeleton={<DocumentsSkeleton />}
        emptyNothing={
          <EmptyState
            icon={<Icon of={FileText} />}
            line="No documents yet. Create the first quotation, invoice or receipt of a project."
            action={
              <Button
                variant="primary"
                onPointerEnter={NewDocumentDialog.preload}
                onFocus={NewDocumentDialog.preload}
                onClick={() => creating.open(true)}
              >
                Create document
              </Button>
            }
          />
        }
      >
        {(page) => (
          <div>
            <DocumentsTable
              documents={page.items}
              filter={chosen}
              onSort={setFilter}
              lastItemRef={lastItemRef}
              onRecordPayment={recording.open}
              onShowPayments={payments.open}
            />
            <LoadMore
              shown={page.items.length}
              total={page.total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
            />
          </div>
        )}
      </ListState>
      {creating.subject && (
        <NewDocumentDialog
          key={`creating ${creating.key}`}
          isOpen={creating.isOpen}
          onClose={creating.close}
        />
      )}
      {recording.subject && (
        <ReceivedPaymentDialog
          key={`recording ${recording.key}`}
          document={recording.subject}
          isOpen={recording.isOpen}
          onClose={recording.close}
        />
      )}
      {payments.subject && (
        <PaymentsDialog
          key={`payments ${payments.key}`}
          document={payments.subject}
          isOpen={payments.isOpen}
          onClose={payments.close}
        />
      )}
    </>
  );
}
