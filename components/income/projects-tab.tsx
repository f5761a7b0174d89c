"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Wallet } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { LedgerSkeleton } from "./income-placeholder";
import { PaymentFilterBar, usePaymentFilter } from "./payment-filter-bar";
import { PaymentList } from "./ledger/payment-list";
import { PaymentStatsLine } from "./figures/payment-stats-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { paymentsQuery, paymentStatsQuery } from "@/lib/payments/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";
import { PAYMENTS_STEP, PAYMENTS_TAKE } from "@/lib/shared/constants";

/** A list longer than this scrolls to its last row after "Load more". */
const SCROLL_BEYOND = 20;

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/** Three sums, and each project's payment with its documents. `onCount` gets the number of matching projects and that of all. */
export function ProjectsTab({
  onCount,
}: {
  onCount: (count: number | undefined, all: number | undefined) => void;
}) {
  const [filter, , isFiltered, clear] = usePaymentFilter();
  const dialog = useDialog(NewProjectDialog);
  const isPhone = useMediaQuery(PHONE);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: PAYMENTS_TAKE,
    step: PAYMENTS_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: JSON.stringify(filter),
  });
  const stats = useQuery(paymentStatsQuery());
  const query = useQuery(paymentsQuery({ ...filter, sort: "owed", take }));
  const currency = useQueryData(userQuery())?.currency;
  const found = query.data?.items.length ?? 0;
  if (found !== shown) setShown(found);

  const total = query.data?.total;
  const all = query.data?.unfilteredTotal;
  const handleCount = useEffectEvent(onCount);
  useEffect(() => handleCount(total, all), [total, all]);

  const refetch = () => {
    void stats.refetch();
    void query.refetch();
  };

  return (
    <>
      {isPhone && <PaymentFilterBar total={total} isEmpty={all === 0} />}
      <PaymentStatsLine stats={stats.data} isMissing={stats.isError} currency={currency} />
      <ListState
        query={{ ...query, refetch }}
        empty="No data match your search"
        onClear={isFiltered ? clear : undefined}
        skeleton={<LedgerSkeleton />}
        emptyNothing={
          <EmptyState
            icon={<Icon of={Wallet} />}
            line="Budgets, payments and documents of your projects appear here. Add your first project."
            action={
              <Button variant="primary" onClick={() => dialog.open(true)}>
                Add project
              </Button>
            }
          />
        }
      >
        {(page) => (
          <PaymentList
            payments={page.items}
            currency={currency}
            hasMore={page.items.length < page.total}
            lastItemRef={lastItemRef}
            onAdd={() => dialog.open(true)}
          >
            <LoadMore
              shown={page.items.length}
              total={page.total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
            />
          </PaymentList>
        )}
      </ListState>
      {dialog.subject && <NewProjectDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
