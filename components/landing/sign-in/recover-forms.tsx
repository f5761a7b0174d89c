import type { ReactNode } from "react";
import { LabelledInput } from "./labelled-input";
import { MailChoice } from "./mail-choice";
import { TokenChoice, TokenField } from "./token-choice";
import { StartButton } from "./start-button";
import { StartForm } from "./start-form";

/** One button for a one-time link, else a field for a recovery code and what to do without one. */
export function RecoverForms() {
  return <TokenChoice withToken={<LinkForm />} without={<CodeForm />} />;
}

function LinkForm() {
  return (
    <>
      <h1 className="text-page font-semibold text-balance">Sign in with this link</h1>
      <p className="text-pretty text-ink-muted">
        The link signs you in once, without a passkey or passphrase. If you did not ask for it, close this
        page and nothing changes.
      </p>
      <StartForm label="Sign in" className="flex flex-col gap-3">
        <TokenField />
        <StartButton action="recovery" variant="primary">
          Sign In
        </StartButton>
      </StartForm>
    </>
  );
}

function CodeForm() {
  return (
    <>
      <h1 className="text-page font-semibold text-balance">Can’t sign in?</h1>
      <p className="text-pretty text-ink-muted">
        Use one of the recovery codes that you saved. Each works once.
      </p>
      <StartForm label="Recovery code" className="flex flex-col gap-3">
        <LabelledInput
          id="code"
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="characters"
          className="font-mono"
        />
        <StartButton action="recovery" variant="primary">
          Sign In
        </StartButton>
      </StartForm>
      <MailChoice
        withMail={
          <WithoutCode>
            <MailForm />
          </WithoutCode>
        }
        without={
          <WithoutCode>
            <AskOwner />
          </WithoutCode>
        }
      />
    </>
  );
}

function WithoutCode({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="without-code" className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="without-code" className="text-lead font-semibold">
        No recovery code?
      </h2>
      {children}
    </section>
  );
}

function MailForm() {
  return (
    <StartForm label="Link by email" className="flex flex-col gap-3">
      <LabelledInput id="email" label="Email" type="email" autoComplete="username" />
      <StartButton action="mail">Email Me a Link</StartButton>
    </StartForm>
  );
}

function AskOwner() {
  return (
    <p className="text-pretty text-ink-muted">
      The owner of this server can create a link that signs you in once. They run{" "}
      <code className="rounded-chip bg-sunken px-1 py-0.5 font-mono text-ink">
        npm run access -- reset EMAIL
      </code>{" "}
      with your email address, and send you the link.
    </p>
  );
}
