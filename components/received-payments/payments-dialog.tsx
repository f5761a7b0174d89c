"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Banknote, Pencil, Plus, ReceiptText } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { PaymentHistory } from "./payment-history";
import { ReceivedPaymentDialog } from "./received-payment-dialog";
import { Amount } from "@/components/ui/figures/amount";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { useOpenPage } from "@/components/ui/hooks/use-open-page";
import { useClock } from "@/components/ui/hooks/use-clock";
import { firstClick } from "@/lib/shared/browser/first-click";
import { paths } from "@/lib/shared/paths";
import { MAX_TAKE } from "@/lib/shared/constants";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { useQueryData } from "@/lib/query/use-query-data";
import { methodLabels, receivedPaymentKindLabels } from "@/lib/received-payments/kinds";
import { receivedPaymentsQuery } from "@/lib/received-payments/queries";
import type { ReceivedPaymentRow } from "@/lib/received-payments/schema";
import type { PaidDocument } from "@/lib/sales-documents/due";
import { useConvertSalesDocument } from "@/lib/sales-documents/draft-queries";
import { salesDocumentQuery } from "@/lib/sales-documents/queries";
import { documentNameInSentence } from "@/lib/sales-documents/rules";

/** The payments of an invoice, with what is left, and the history of their corrections. */
export function PaymentsDialog({
  document,
  isOpen,
  onClose,
}: {
  document: PaidDocument;
  isOpen: boolean;
  onClose: () => void;
}) {
  const query = useQuery(receivedPaymentsQuery({ documentId: document.id, take: MAX_TAKE }));
  const payment = useDialog<{ payment?: ReceivedPaymentRow }>();
  const convert = useConvertSalesDocument();
  const { openPage, isOpening } = useOpenPage();
  const makeReceipt = ({ id: paymentId }: ReceivedPaymentRow) => {
    if (convert.isPending || isOpening) return;
    const options = { id: document.id, category: "receipt" as const, paymentId };
    convert.mutate(options, { onSuccess: (made) => openPage(paths.salesDocument(made.id)) });
  };
  const items = query.data?.items;
  // The given document is as it was when the dialog was opened.
  const current = useQueryData(salesDocumentQuery(document.id)) ?? document;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Payments of ${documentNameInSentence(document)}`}
      themeColor={document.client?.themeColor ?? null}
    >
      <DialogBody className="flex flex-col gap-5">
        <Sums document={current} hasPayments={Boolean(items?.length)} />
        {!items && <LoadingRows query={query} count={3} className="h-13" />}
        {items?.length === 0 && (
          <EmptyState icon={<Icon of={Banknote} />} line="No payment is recorded yet." />
        )}
        {items && items.length > 0 && (
          <DetailRows>
            {items.map((row) => (
              <PaymentLine
                key={row.id}
                payment={row}
                currency={document.currency}
                onEdit={() => payment.open({ payment: row })}
                onMakeReceipt={() => makeReceipt(row)}
              />
            ))}
          </DetailRows>
        )}
        <PaymentHistory document={document} />
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <Button variant="primary" onClick={() => payment.open({})} disabled={!items}>
          <Icon of={Plus} />
          Record payment
        </Button>
      </DialogFooter>
      {payment.subject && (
        <ReceivedPaymentDialog
          key={payment.key}
          document={current}
          payment={payment.subject.payment}
          isOpen={payment.isOpen}
          onClose={payment.close}
        />
      )}
    </Dialog>
  );
}

function PaymentLine({
  payment,
  currency,
  onEdit,
  onMakeReceipt,
}: {
  payment: ReceivedPaymentRow;
  currency: string;
  onEdit: () => void;
  onMakeReceipt: () => void;
}) {
  const { now, timeZone } = useClock();
  const { amount, kind, method, receivedOn, reference } = payment;
  const text = formatMoney(amount, currency);
  const day = formatRelativeDate(receivedOn, false, timeZone, now);
  return (
    <DetailRow
      title={kind === "refund" ? `−${text}` : text}
      badge={kind !== "payment" && <Badge>{receivedPaymentKindLabels[kind]}</Badge>}
      detail={[day, methodLabels[method], reference].filter(Boolean).join(" · ")}
    >
      {(kind === "payment" || kind === "deposit") && (
        <IconButton name={`Make a receipt of the payment of ${text}`} onClick={firstClick(onMakeReceipt)}>
          <Icon of={ReceiptText} />
        </IconButton>
      )}
      <IconButton name={`Edit the payment of ${text}`} onClick={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
    </DetailRow>
  );
}

/** The total of the invoice and the amount that is left of it. */
function Sums({ document, hasPayments }: { document: PaidDocument; hasPayments: boolean }) {
  const { total, balance, currency } = document;
  const figures = [
    { label: "Total", amount: total },
    { label: hasPayments && Number(balance) < 0 ? "Overpaid" : "Owed", amount: balance ?? total },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(({ label, amount }) => (
        <div key={label} className="min-w-0">
          <dt className="text-label font-medium text-ink-muted">{label}</dt>
          <dd className="text-title font-medium">
            <Amount>{formatMoney(label === "Overpaid" ? amount.replace("-", "") : amount, currency)}</Amount>
          </dd>
        </div>
      ))}
    </dl>
  );
}
