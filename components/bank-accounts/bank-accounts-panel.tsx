"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import type { BankAccountSubject } from "./bank-account-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { bankAccountsQuery } from "@/lib/bank-accounts/queries";
import type { BankAccount } from "@/lib/bank-accounts/schema";
import { formatIban } from "@/lib/payment-codes/code-text";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

const BankAccountDialog = lazyComponent(() =>
  import("./bank-account-dialog").then((module) => module.BankAccountDialog),
);

/** The part of the settings page with the bank accounts, each with a button that edits it. */
export function BankAccountsPanel() {
  const accounts = useQuery(bankAccountsQuery());
  const user = useQueryData(userQuery());
  const dialog = useDialog<BankAccountSubject>(BankAccountDialog);
  return (
    <PageSection
      title="Bank accounts"
      about="Invoices print the account that you choose for them, with a code that banking apps scan."
    >
      <PageSectionBody>
        <div className="-mt-2.5 flex flex-col">
          {!accounts.data && <LoadingRows query={accounts} count={2} className="mt-2.5 h-13" />}
          <DetailRows>
            {accounts.data?.items.map((account) => (
              <DetailRow
                key={account.id}
                title={account.label}
                badge={account.currency && <Badge className="shrink-0">{account.currency}</Badge>}
                detail={describeAccount(account)}
              >
                <Button
                  size="sm"
                  onClick={() => dialog.open({ mode: "edit", account })}
                  aria-label={`Edit ${account.label}`}
                >
                  Edit
                </Button>
              </DetailRow>
            ))}
          </DetailRows>
        </div>
        <Button
          className="self-start"
          onClick={() => dialog.open({ mode: "create", holder: user?.displayName ?? "" })}
        >
          <Icon of={Plus} />
          Add account
        </Button>
      </PageSectionBody>
      {dialog.subject && (
        <BankAccountDialog
          key={dialog.key}
          subject={dialog.subject}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </PageSection>
  );
}

/** Returns the number and the bank of an account: "DE89 3704 0044 0532 0130 00 · Commerzbank". */
function describeAccount(account: BankAccount): string {
  const { iban, accountNumber, promptPayId, upiId, pixKey, bankName } = account;
  const number = iban ? formatIban(iban) : (accountNumber ?? promptPayId ?? upiId ?? pixKey);
  return [number, bankName].filter(Boolean).join(" · ");
}
