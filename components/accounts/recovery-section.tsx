"use client";

import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { TitledSection } from "@/components/ui/titled-section";
import { useRenewRecoveryCodes } from "@/lib/accounts/queries";

const RecoveryCodesDialog = lazyComponent(() =>
  import("@/components/accounts/recovery-codes-dialog").then((module) => module.RecoveryCodesDialog),
);

/** The number of recovery codes that are left, with a button that replaces them. The new ones are shown once. */
export function RecoverySection({
  left,
  email,
  hasAuthenticator,
}: {
  left: number;
  /** True if the account has an authenticator app. */
  hasAuthenticator: boolean;
  /** The address of the sign-in, for the printed sheet. */
  email: string;
}) {
  const renewCodes = useRenewRecoveryCodes();
  const shown = useDialog<string[]>();
  const confirm = useConfirm();
  const handleRenew = async () => {
    const proceed =
      left === 0 ||
      (await confirm({
        title: "Renew your recovery codes?",
        body: "You get ten new codes. The old ones stop working, including printed copies.",
      }));
    if (proceed)
      renewCodes.mutate(undefined, { onSuccess: ({ recoveryCodes }) => shown.open(recoveryCodes) });
  };
  return (
    <TitledSection
      title="Recovery codes"
      about={
        <>
          <span className="font-medium text-ink tabular">
            {left === 0 ? "None left" : `${left} of 10 left`}
          </span>
          {hasAuthenticator
            ? ". Each one works once, in place of your passphrase or of the app’s code."
            : ". Each one signs you in once if you have nothing else at hand."}
        </>
      }
      action={
        <Button size="sm" onClick={handleRenew} isLoading={renewCodes.isPending}>
          {left === 0 ? "Create codes" : "Renew"}
        </Button>
      }
    >
      {shown.subject && (
        <RecoveryCodesDialog
          key={shown.key}
          codes={shown.subject}
          email={email}
          isOpen={shown.isOpen}
          onSaved={shown.close}
        />
      )}
    </TitledSection>
  );
}
