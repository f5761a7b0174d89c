"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Minus } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { usePageActions } from "@/components/ui/page-actions";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useQueryData } from "@/lib/query/use-query-data";
import { deductibleDepositsQuery } from "@/lib/sales-documents/issue/queries";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const DeductDepositsDialog = lazyComponent(() =>
  import("./deduct-deposits-dialog").then((module) => module.DeductDepositsDialog),
);

/** The button that chooses deposits of the client to deduct on a draft; nothing if there are none. */
export function DeductDeposits({ document }: { document: SalesDocument }) {
  const mayDeduct = document.kind === "invoice" && document.purpose !== "deposit" && !document.lockedAt;
  // Without an answer there is nothing to choose from: the deposits of its quotation are deducted anyway.
  const data = useQueryData({ ...deductibleDepositsQuery(document.id), enabled: mayDeduct });
  const dialog = useDialog(DeductDepositsDialog);
  // Those of the quotation are deducted by themselves.
  const automatic = document.deposits.filter(({ id }) => !document.depositIds.includes(id));
  const offered = (data?.items ?? []).filter(({ id }) => automatic.every((one) => one.id !== id));
  const open = () => dialog.open(true);
  usePageActions(offered.length > 0 ? [{ label: "Deduct deposit…", icon: Minus, run: open }] : []);
  if (offered.length === 0) return null;
  return (
    <div className="pb-3">
      <Button size="sm" onClick={open}>
        <Icon of={Minus} />
        Deduct deposit…
      </Button>
      {dialog.subject && (
        <DeductDepositsDialog
          key={dialog.key}
          document={document}
          offered={offered}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
