import type { PublicKeyCredentialRequestOptionsJSON as RequestOptions } from "@simplewebauthn/browser";
import { postSignIn } from "@/lib/accounts/sign-in/sign-in";
import { setAccessToken } from "@/lib/api/access-token";
import { PasskeyError } from "./passkey-error";

/** A challenge is valid for five minutes; a request is replaced before that. */
const RENEW_MS = 4 * 60_000;

/**
 * Offers the passkeys of this site among the browser's suggestions for the input with `autocomplete="… webauthn"`. Resolves
 * with a function that signs in with the passkey that the person chose. Rejects if the signal aborts, if another passkey
 * request starts, and in browsers without this feature.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<() => Promise<void>> {
  const library = await import("@simplewebauthn/browser");
  if (!(await library.browserSupportsWebAuthnAutofill())) throw new PasskeyError("unsupported");
  for (;;) {
    const optionsJSON = await postSignIn<RequestOptions>("auth/passkey/options", { purpose: "signIn" });
    signal.throwIfAborted();
    const answered = new AbortController();
    const expired = signalAfter(RENEW_MS, answered.signal);
    AbortSignal.any([signal, expired]).addEventListener(
      "abort",
      () => library.WebAuthnAbortService.cancelCeremony(),
      { signal: answered.signal },
    );
    try {
      const response = await library.startAuthentication({ optionsJSON, useBrowserAutofill: true });
      return () => verify(response);
    } catch (error) {
      if (signal.aborted || !expired.aborted) throw error;
    } finally {
      answered.abort();
    }
  }
}

async function verify(response: object): Promise<void> {
  const { data } = await postSignIn<{ data: { accessToken: string } }>("auth/passkey/verify", {
    purpose: "signIn",
    response,
  });
  setAccessToken(data.accessToken);
}

/** Returns a signal that aborts after a delay, and in a hidden tab when it is shown again; never once `cancelled` aborts. */
function signalAfter(delay: number, cancelled: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    if (document.visibilityState === "visible") return abort();
    addEventListener("visibilitychange", abort, { once: true, signal: cancelled });
  }, delay);
  cancelled.addEventListener("abort", () => clearTimeout(timer));
  return controller.signal;
}
