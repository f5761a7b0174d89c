"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useState } from "react";
import { toast } from "sonner";
import { useConfirm } from "@/components/dialog/confirm";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/figures/date-text";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { TitledSection } from "@/components/ui/titled-section";
import { fetchAddProviderUrl, useRemoveProvider } from "@/lib/accounts/queries";
import type { SignInMethods } from "@/lib/accounts/schema";
import { ProofCancelled, refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";

type ProviderAccount = SignInMethods["providers"][number];

/** The account's sign-ins with the OpenID provider, with buttons that add and remove one. */
export function ProviderList({
  accounts,
  provider,
  lastWayNote,
}: {
  accounts: ProviderAccount[];
  /** The provider's name; null if none is configured on this server any more. */
  provider: string | null;
  /** Says why the last account cannot be removed; undefined if it can. */
  lastWayNote?: string;
}) {
  const removeProvider = useRemoveProvider();
  const confirm = useConfirm();
  const [isLeaving, setIsLeaving] = useState(false);
  const name = provider ?? "Provider";

  const handleAdd = async () => {
    setIsLeaving(true);
    try {
      window.location.assign(await fetchAddProviderUrl());
    } catch (error) {
      setIsLeaving(false);
      if (!(error instanceof ProofCancelled)) toast.error(refusalMessage(error) ?? errorMessages.mutation);
    }
  };
  const handleRemove = async (account: ProviderAccount) => {
    const proceed = await confirm({
      title: `Remove ${account.name}?`,
      body: `You can no longer sign in with this ${name} account. The account itself is not changed.`,
      tone: "danger",
    });
    if (proceed) removeProvider.mutate(account.id);
  };

  return (
    <TitledSection
      title={`${name} accounts`}
      about={`Sign in with ${provider ?? "the provider"} instead of a passphrase.`}
      action={
        provider && (
          <Button size="sm" onClick={handleAdd} isLoading={isLeaving}>
            <Icon of={Plus} />
            Add {provider}
          </Button>
        )
      }
    >
      <DetailRows>
        {accounts.map((account) => (
          <DetailRow
            key={account.id}
            title={account.name}
            detail={
              <>
                {account.email && `${account.email} · `}
                {account.createdAt ? <DateText label="Added" instant={account.createdAt} /> : "Added earlier"}
                {lastWayNote && <span className="block">{lastWayNote}</span>}
              </>
            }
          >
            <Button
              size="sm"
              onClick={() => handleRemove(account)}
              disabled={Boolean(lastWayNote)}
              aria-label={`Remove ${account.name}`}
            >
              Remove
            </Button>
          </DetailRow>
        ))}
      </DetailRows>
    </TitledSection>
  );
}
