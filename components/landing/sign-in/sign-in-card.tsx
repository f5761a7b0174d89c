import { paths } from "@/lib/shared/paths";
import { LabelledInput } from "./labelled-input";
import { ProviderButton } from "./provider-button";
import { StartButton } from "./start-button";
import { StartForm } from "./start-form";
import { Where } from "@/components/landing/where";

/** The ways to sign in to a workspace of one's own. */
export function SignInCard() {
  return (
    <section aria-labelledby="sign-in-title" className="bg-panel p-6 md:p-8 lg:grow lg:basis-2/5">
      <div className="mx-auto flex max-w-lg flex-col">
        <h2 id="sign-in-title" className="mb-4 text-title font-semibold">
          Sign in
        </h2>
        <StartForm label="With a passphrase" offersPasskeys className="flex flex-col gap-4">
          {/* Browsers offer passkeys at a field with autocomplete="… webauthn". */}
          <LabelledInput
            id="email"
            label="Email"
            type="email"
            autoComplete="username webauthn"
            className="scroll-mt-40"
          />
          <LabelledInput id="passphrase" label="Passphrase" type="password" autoComplete="current-password" />
          <StartButton action="passphrase">Sign In</StartButton>
        </StartForm>
        <StartForm label="Without a passphrase" className="mt-2 flex flex-col gap-2">
          <Where can="passkey">
            <StartButton action="passkey">Use a Passkey</StartButton>
          </Where>
          <ProviderButton />
        </StartForm>
        <a
          href={paths.recover}
          className="mt-3 inline-flex target items-center self-start text-ink-muted underline underline-offset-4 hover:text-ink"
        >
          Can’t sign in?
        </a>
      </div>
    </section>
  );
}
