"use client";

import { Banknote, Copy, FilePlus, MoreHorizontal, PieChart, ReceiptText, Undo2, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { CreatePdfButton } from "@/components/sales-documents/pdf/create-pdf-button";
import { useIssuedActions } from "@/components/sales-documents/use-issued-actions";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Menu, MenuItem } from "@/components/ui/menu";
import { type IssuedAction, issuedActions } from "@/lib/sales-documents/issued-actions";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const ReceivedPaymentDialog = lazyComponent(() =>
  import("@/components/received-payments/received-payment-dialog").then(
    (module) => module.ReceivedPaymentDialog,
  ),
);
const DepositDialog = lazyComponent(() =>
  import("@/components/sales-documents/deposit-dialog").then((module) => module.DepositDialog),
);

/** The buttons of an issued document, the usual next step last. Where they do not fit, the others are in a menu. */
export function IssuedActions({ document }: { document: SalesDocument }) {
  const { perform, isBusy } = useIssuedActions(document);
  const payment = useDialog(ReceivedPaymentDialog);
  const deposit = useDialog(DepositDialog);
  const { next, others } = issuedActions(document);
  const select = (action: IssuedAction) => {
    if (action === "recordPayment") return payment.open(true);
    if (action === "makeDeposit") return deposit.open(true);
    return perform(action);
  };
  return (
    <>
      <div className="ml-auto flex flex-row-reverse items-center gap-2">
        {next && (
          <Button variant="primary" isLoading={isBusy} onClick={() => select(next)}>
            {labels[next]}
          </Button>
        )}
        <CreatePdfButton documentId={document.id} label="PDF" />
        <div className="hidden flex-row-reverse items-center gap-1 xl:flex">
          {others.map((action) => (
            <Button key={action} variant="ghost" disabled={isBusy} onClick={() => select(action)}>
              {icons[action]}
              {labels[action]}
            </Button>
          ))}
        </div>
        <div className="xl:hidden">
          <Menu
            side="top"
            trigger={
              <IconButton name="More actions">
                <MoreHorizontal aria-hidden />
              </IconButton>
            }
          >
            {others.map((action) => (
              <MenuItem key={action} icon={icons[action]} isDisabled={isBusy} onSelect={() => select(action)}>
                {labels[action]}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
      {payment.subject && (
        <ReceivedPaymentDialog
          key={payment.key}
          document={document}
          isOpen={payment.isOpen}
          onClose={payment.close}
        />
      )}
      {deposit.subject && (
        <DepositDialog
          key={deposit.key}
          document={document}
          isOpen={deposit.isOpen}
          onClose={deposit.close}
        />
      )}
    </>
  );
}

const labels: Record<IssuedAction, string> = {
  recordPayment: "Record payment",
  makeInvoice: "Make invoice",
  makeDeposit: "Make deposit invoice",
  makeReceipt: "Make receipt",
  duplicate: "Duplicate",
  credit: "Credit",
  takeBack: "Take back",
};

const icons: Record<IssuedAction, ReactNode> = {
  recordPayment: <Banknote aria-hidden />,
  makeInvoice: <FilePlus aria-hidden />,
  makeDeposit: <PieChart aria-hidden />,
  makeReceipt: <ReceiptText aria-hidden />,
  duplicate: <Copy aria-hidden />,
  credit: <Wallet aria-hidden />,
  takeBack: <Undo2 aria-hidden />,
};
