"use client";

import { Icon } from "@/components/ui/icons/icon";
import { CalendarClock, Link, MoreHorizontal, Send, Timer } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { actionIcons, actionLabels } from "@/components/sales-documents/issued/action-labels";
import { useCopyLink } from "@/components/sales-documents/issued/use-copy-link";
import { useSending } from "@/components/sales-documents/issued/use-sending";
import { useSendingFirst } from "@/components/sales-documents/issued/use-sending-first";
import { CreatePdfButton } from "@/components/sales-documents/paper/create-pdf-button";
import { useIssuedActions } from "@/components/sales-documents/issued/use-issued-actions";
import { Button, type ButtonProps } from "@/components/ui/button";
import { StripButtonSkeleton } from "@/components/ui/figures/figure-strip";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { usePageActions } from "@/components/ui/page-actions";
import { type IssuedAction, issuedActions, openedBy } from "@/lib/sales-documents/issue/issued-actions";
import { useTimesheetDownload } from "@/lib/time-entries/download-timesheet";
import { hasTimesheet } from "@/lib/sales-documents/rules";
import { firstClick } from "@/lib/shared/browser/first-click";
import { paths } from "@/lib/shared/paths";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const ReceivedPaymentDialog = lazyComponent(() =>
  import("@/components/received-payments/received-payment-dialog").then(
    (module) => module.ReceivedPaymentDialog,
  ),
);
const EInvoiceDialog = lazyComponent(() =>
  import("@/components/e-invoices/e-invoice-dialog").then((module) => module.EInvoiceDialog),
);
const DepositDialog = lazyComponent(() =>
  import("@/components/sales-documents/issued/deposit-dialog").then((module) => module.DepositDialog),
);

const ExpiringLinkDialog = lazyComponent(() =>
  import("@/components/sales-documents/issued/expiring-link-dialog").then(
    (module) => module.ExpiringLinkDialog,
  ),
);

/** The buttons of an issued document, the next step in its state last, and the other actions in a menu. */
export function IssuedActions({ document }: { document: SalesDocument }) {
  const { perform, isBusy, shown } = useIssuedActions(document);
  const { copyLink } = useCopyLink(document.id);
  const sending = useSending(document);
  const payment = useDialog(ReceivedPaymentDialog);
  const deposit = useDialog(DepositDialog);
  const eInvoice = useDialog(EInvoiceDialog);
  const expiring = useDialog(ExpiringLinkDialog);
  const copyExpiringLink = () => expiring.open(true);
  const timesheet = useTimesheetDownload(document.id);
  const sheets = hasTimesheet(document) ? timesheets : [];
  const { next, others } = issuedActions(shown);
  const opened = openedBy(next, shown);
  const isFirst = useSendingFirst(document);
  const select = (action: IssuedAction) => {
    if (action === "recordPayment") return payment.open(true);
    if (action === "makeDeposit") return deposit.open(true);
    if (action === "eInvoice") return eInvoice.open(true);
    return perform(action);
  };
  const send = { label: "Send…", icon: Send, run: sending.open };
  usePageActions([
    ...(isFirst ? [send] : []),
    ...[...(next ? [next] : []), ...others].map((action) => ({
      label: actionLabels[action],
      icon: actionIcons[action],
      run: () => select(action),
    })),
    ...(isFirst ? [] : [send]),
    { label: "Copy link", icon: Link, run: copyLink },
    { label: expiringLabel, icon: CalendarClock, run: copyExpiringLink },
    ...sheets.map(({ format, label }) => ({ label, icon: Timer, run: () => timesheet.mutate(format) })),
  ]);
  return (
    <>
      <div className="ml-auto flex flex-row-reverse items-center gap-2">
        {isFirst === undefined ? (
          <StripButtonSkeleton />
        ) : (
          <>
            {next && opened && (
              <LinkButton {...rankOf(!isFirst)} href={paths.salesDocument(opened)}>
                {actionLabels[next]}
              </LinkButton>
            )}
            {next && !opened && (
              <Button {...rankOf(!isFirst)} isLoading={isBusy} onClick={firstClick(() => select(next))}>
                {actionLabels[next]}
              </Button>
            )}
            <Button {...rankOf(isFirst)} isLoading={sending.isPreparing} onClick={sending.open}>
              <Icon of={Send} data-kept />
              Send…
            </Button>
          </>
        )}
        <CreatePdfButton documentId={document.id} label="PDF" />
        <Menu
          side="top"
          trigger={
            <IconButton name="More actions">
              <Icon of={MoreHorizontal} />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon of={Send} />} onSelect={sending.open}>
            Send…
          </MenuItem>
          <MenuItem icon={<Icon of={Link} />} onSelect={copyLink}>
            Copy link
          </MenuItem>
          <MenuItem icon={<Icon of={CalendarClock} />} onSelect={copyExpiringLink}>
            {expiringLabel}
          </MenuItem>
          {sheets.map(({ format, label }) => (
            <MenuItem key={format} icon={<Icon of={Timer} />} onSelect={() => timesheet.mutate(format)}>
              {label}
            </MenuItem>
          ))}
          {[...(next && isFirst ? [next] : []), ...others].map((action) => {
            const icon = actionIcons[action];
            return (
              <MenuItem
                key={action}
                icon={<Icon of={icon} />}
                isDisabled={isBusy}
                onSelect={() => select(action)}
              >
                {actionLabels[action]}
              </MenuItem>
            );
          })}
        </Menu>
      </div>
      {sending.dialog}
      {payment.subject && (
        <ReceivedPaymentDialog
          key={payment.key}
          document={document}
          isOpen={payment.isOpen}
          onClose={payment.close}
        />
      )}
      {eInvoice.subject && (
        <EInvoiceDialog
          key={eInvoice.key}
          document={document}
          isOpen={eInvoice.isOpen}
          onClose={eInvoice.close}
        />
      )}
      {expiring.subject && (
        <ExpiringLinkDialog
          key={expiring.key}
          documentId={document.id}
          isOpen={expiring.isOpen}
          onClose={expiring.close}
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

/** The main button is at the end of the line; beside it the other one, which small screens have in the menu. */
function rankOf(isMain: boolean): Pick<ButtonProps, "variant" | "className"> {
  return isMain ? { variant: "primary", className: "order-first" } : { className: "max-lg:hidden" };
}

const timesheets = [
  { format: "pdf", label: "Timesheet (PDF)" },
  { format: "csv", label: "Timesheet (CSV)" },
] as const;

const expiringLabel = "Copy link that expires…";
