import { buttonClass } from "@/components/ui/button-class";
import { PennantMark } from "@/components/ui/pennant-mark";
import { paths } from "@/lib/shared/paths";
import { TokenChoice, TokenField } from "./token-choice";
import { StartButton } from "./start-button";
import { StartForm } from "./start-form";

/** Confirms an email address by a press, so that a scanner that opens every link of an email does not. */
export function ConfirmEmailPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-10">
      <header className="flex h-16 items-center justify-between">
        <p className="flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </p>
        <a href={paths.projects} className={buttonClass({ variant: "ghost" })}>
          Open workspace
        </a>
      </header>
      <main className="mx-auto flex max-w-md flex-col gap-4 py-10 md:py-24">
        <h1 className="text-page font-semibold text-balance">Confirm your email address</h1>
        <TokenChoice
          withToken={<ConfirmForm />}
          without={
            <p className="text-pretty text-ink-muted">
              This page needs the link from the email. Open the complete link from the email again.
            </p>
          }
        />
      </main>
    </div>
  );
}

function ConfirmForm() {
  return (
    <>
      <p className="text-pretty text-ink-muted">
        After that, your Pennant workspace can send documents by email. If you did not ask for this link,
        close this page and nothing changes.
      </p>
      <StartForm label="Confirm" className="flex flex-col gap-3">
        <TokenField />
        <StartButton action="confirm" variant="primary">
          Confirm Email Address
        </StartButton>
      </StartForm>
    </>
  );
}
