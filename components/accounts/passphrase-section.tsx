"use client";

import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/figures/date-text";
import { DetailRow, DetailRows } from "@/components/ui/figures/detail-row";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { TitledSection } from "@/components/ui/titled-section";
import { useRemovePassphrase, useSendConfirmation } from "@/lib/accounts/queries";
import { refusalText } from "@/lib/accounts/refusal-text";
import type { SignInMethods } from "@/lib/accounts/schema";

const PassphraseDialog = lazyComponent(() =>
  import("@/components/accounts/passphrase-dialog").then((module) => module.PassphraseDialog),
);
const SignInEmailDialog = lazyComponent(() =>
  import("@/components/accounts/sign-in-email-dialog").then((module) => module.SignInEmailDialog),
);

/** The email address and the passphrase of the account, each with its buttons. */
export function PassphraseSection({
  methods,
  sendsMail,
  lastWayNote,
}: {
  methods: SignInMethods;
  /** True if this server sends emails. */
  sendsMail: boolean;
  /** Says why the passphrase cannot be removed; undefined if it can. */
  lastWayNote?: string;
}) {
  const { email, isEmailConfirmed, passphraseChangedAt } = methods;
  const needsConfirmation = sendsMail && !isEmailConfirmed;
  const sendLink = useSendConfirmation();
  const removePassphrase = useRemovePassphrase();
  const passphrase = useDialog<SignInMethods>();
  const emailChange = useDialog<string>();
  const confirm = useConfirm();
  const handleRemove = async () => {
    const proceed = await confirm({
      title: "Remove your passphrase?",
      body: "You can no longer sign in with it. Your other ways to sign in stay as they are.",
      tone: "danger",
    });
    if (proceed) removePassphrase.mutate();
  };

  return (
    <TitledSection
      title="Email and passphrase"
      about="Works in every browser, without a device or a service."
    >
      <DetailRows>
        {email && (
          <DetailRow
            title={email}
            detail={
              <>
                Your email address for signing in
                {needsConfirmation && (
                  <span className="block">Not confirmed: documents can’t be sent by email yet.</span>
                )}
                {sendLink.error && (
                  <span role="alert" className="block text-danger">
                    {refusalText(sendLink.error)}
                  </span>
                )}
              </>
            }
          >
            {needsConfirmation && (
              <Button
                size="sm"
                isLoading={sendLink.isPending}
                onClick={() => sendLink.mutate()}
                aria-label="Send the link that confirms your email address"
              >
                Send the link
              </Button>
            )}
            <Button size="sm" onClick={() => emailChange.open(email)} aria-label="Change email address">
              Change
            </Button>
          </DetailRow>
        )}
        <DetailRow
          title="Passphrase"
          detail={
            <>
              {passphraseChangedAt ? <DateText label="Changed" instant={passphraseChangedAt} /> : "Not set"}
              {lastWayNote && <span className="block">{lastWayNote}</span>}
            </>
          }
        >
          <Button
            size="sm"
            onClick={() => passphrase.open(methods)}
            aria-label={passphraseChangedAt ? "Change passphrase" : "Set passphrase"}
          >
            {passphraseChangedAt ? "Change" : "Set"}
          </Button>
          {passphraseChangedAt && (
            <Button
              size="sm"
              onClick={handleRemove}
              disabled={Boolean(lastWayNote)}
              aria-label="Remove passphrase"
            >
              Remove
            </Button>
          )}
        </DetailRow>
      </DetailRows>
      {passphrase.subject && (
        <PassphraseDialog
          key={passphrase.key}
          methods={passphrase.subject}
          isOpen={passphrase.isOpen}
          onClose={passphrase.close}
        />
      )}
      {emailChange.subject && (
        <SignInEmailDialog
          key={emailChange.key}
          email={emailChange.subject}
          isOpen={emailChange.isOpen}
          onClose={emailChange.close}
        />
      )}
    </TitledSection>
  );
}
