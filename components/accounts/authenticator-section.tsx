"use client";

import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/figures/date-text";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { TitledSection } from "@/components/ui/titled-section";
import { useRemoveAuthenticator, useStartAuthenticator } from "@/lib/accounts/queries";
import type { AuthenticatorSetup } from "@/lib/accounts/schema";

const AuthenticatorDialog = lazyComponent(() =>
  import("@/components/accounts/authenticator-dialog").then((module) => module.AuthenticatorDialog),
);

/** The authenticator app of the account: whether it is on, with buttons that set it up and turn it off. */
export function AuthenticatorSection({
  addedAt,
  email,
  provider,
}: {
  /** When it was turned on; null if it is off. */
  addedAt: string | null;
  /** The address of the sign-in, for the sheet of recovery codes. */
  email: string;
  /** The provider's name; null if none is configured. */
  provider: string | null;
}) {
  const startSetup = useStartAuthenticator();
  const removeApp = useRemoveAuthenticator();
  const setup = useDialog<AuthenticatorSetup>();
  const confirm = useConfirm();
  const handleRemove = async () => {
    const proceed = await confirm({
      title: "Turn off the authenticator app?",
      body: "From then on, your passphrase alone is enough to sign in. You can delete the entry in the app.",
      tone: "danger",
    });
    if (proceed) removeApp.mutate();
  };

  return (
    <TitledSection
      title="Authenticator app"
      about={`A second step after your passphrase: a code that an app on your phone shows. A passkey${provider ? ` and ${provider}` : ""} need${provider ? "" : "s"} no code.`}
      action={
        addedAt === null && (
          <Button
            size="sm"
            onClick={() => startSetup.mutate(undefined, { onSuccess: setup.open })}
            isLoading={startSetup.isPending}
          >
            Set up
          </Button>
        )
      }
    >
      <DetailRows>
        {addedAt && (
          <DetailRow
            title="Authenticator app"
            badge={<Badge className="shrink-0">On</Badge>}
            detail={<DateText label="Added" instant={addedAt} />}
          >
            <Button size="sm" onClick={handleRemove} aria-label="Turn off the authenticator app">
              Turn off
            </Button>
          </DetailRow>
        )}
      </DetailRows>
      {setup.subject && (
        <AuthenticatorDialog
          key={setup.key}
          setup={setup.subject}
          email={email}
          isOpen={setup.isOpen}
          onClose={setup.close}
        />
      )}
    </TitledSection>
  );
}
