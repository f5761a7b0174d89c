"use client";

import { useQuery } from "@tanstack/react-query";
import { AuthenticatorSection } from "@/components/accounts/authenticator-section";
import { PassphraseSection } from "@/components/accounts/passphrase-section";
import { ProviderList } from "@/components/accounts/provider-list";
import { RecoverySection } from "@/components/accounts/recovery-section";
import { useSettings } from "@/components/landing/use-settings";
import { LoadFailure } from "@/components/list/list-state";
import { OfflineCopySection } from "@/components/offline-copy/offline-copy-section";
import { PasskeyList } from "@/components/passkeys/passkey-list";
import { Button } from "@/components/ui/button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { signInMethodsQuery } from "@/lib/accounts/queries";
import { countWays, LAST_WAY_NOTE } from "@/lib/accounts/rules";
import { canKeepDemo, isDemo } from "@/lib/accounts/tenant-kind";
import { useQueryData } from "@/lib/query/use-query-data";
import type { Settings } from "@/lib/settings/settings";
import { userQuery } from "@/lib/users/queries";

/** The person's sign-in methods and the copy that this browser keeps, as a part of their profile. A demo has no way to sign in until it is kept. */
export function SignInSection() {
  const user = useQueryData(userQuery());
  const settings = useSettings();
  if (!user || !settings) return <SkeletonRows count={4} className="h-13" />;
  if (isDemo(user.kind)) return <DemoNote settings={settings} />;
  return (
    <>
      <AccountWays settings={settings} />
      <OfflineCopySection userId={user.id} />
    </>
  );
}

function DemoNote({ settings }: { settings: Settings }) {
  if (!canKeepDemo(settings)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line-strong bg-sunken px-3 py-2">
      <p>This is a demo. Keep it to sign in again.</p>
      <Button onClick={() => openAccountDialog("keep")}>Keep This Workspace</Button>
    </div>
  );
}

function AccountWays({ settings: { signIn } }: { settings: Settings }) {
  const methods = useQuery(signInMethodsQuery());
  if (!methods.data)
    return methods.isError ? <LoadFailure query={methods} /> : <SkeletonRows count={4} className="h-13" />;
  const isLast = countWays(methods.data, signIn.provider !== null) === 1;
  const noteIf = (isOnlyWay: boolean) => (isLast && isOnlyWay ? LAST_WAY_NOTE : undefined);
  const { authenticatorAddedAt, email, passkeys, passphraseChangedAt, providers, recoveryCodes } =
    methods.data;
  const name = email ?? providers[0]?.email ?? "Your account";
  return (
    <>
      {(signIn.passkey || passkeys > 0) && (
        <PasskeyList canAdd={signIn.passkey} lastWayNote={noteIf(passkeys === 1)} />
      )}
      <PassphraseSection
        methods={methods.data}
        sendsMail={signIn.mail}
        lastWayNote={noteIf(passphraseChangedAt !== null)}
      />
      <AuthenticatorSection addedAt={authenticatorAddedAt} email={name} provider={signIn.provider} />
      <RecoverySection left={recoveryCodes} email={name} hasAuthenticator={authenticatorAddedAt !== null} />
      {(signIn.provider ?? providers.length > 0) && (
        <ProviderList
          accounts={providers}
          provider={signIn.provider}
          lastWayNote={noteIf(providers.length === 1)}
        />
      )}
    </>
  );
}
