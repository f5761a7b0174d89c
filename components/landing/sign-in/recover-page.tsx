import { buttonClass } from "@/components/ui/button-class";
import { PennantMark } from "@/components/ui/pennant-mark";
import { paths } from "@/lib/shared/paths";
import { RecoverForms } from "./recover-forms";

/** Signs in without a passkey or passphrase: with a one-time link, which leads here, or with a recovery code. */
export function RecoverPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-10">
      <header className="flex h-16 items-center justify-between">
        <p className="flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </p>
        {/* A full page load: the landing page asks the server for the open session. */}
        <a href={`${paths.welcome}#start`} className={buttonClass({ variant: "ghost" })}>
          Back to sign-in
        </a>
      </header>
      <main className="mx-auto flex max-w-md flex-col gap-4 py-10 md:py-24">
        <RecoverForms />
      </main>
    </div>
  );
}
