import type { WebAuthnErrorCode } from "@simplewebauthn/browser";

const messages = {
  cancelled: "The passkey request was cancelled.",
  timedOut: "The passkey request timed out. Try again.",
  registered: "This device already has a passkey for this account.",
  unsupported: "This browser or device does not support passkeys.",
  unverifiable: "This device has no screen lock, fingerprint or PIN, which a passkey requires.",
  wrongAddress: "Passkeys do not work at this address.",
  /** Another request replaced this one: nothing needs to be said. */
  replaced: "The passkey request was replaced by another one.",
  failed: "The passkey could not be used. Try again.",
} as const;

export type PasskeyFailure = keyof typeof messages;

/** The browser or the person ended a passkey request. The message can be shown. */
export class PasskeyError extends Error {
  constructor(readonly failure: PasskeyFailure) {
    super(messages[failure]);
    this.name = "PasskeyError";
  }
}

/** Returns what an error of `startRegistration` or `startAuthentication` means. `hasTimedOut`: the time of its options is over. */
export function toPasskeyError(error: unknown, hasTimedOut: boolean): PasskeyError {
  // A DOMException has a number as its code.
  const { name = "", code = "", cause } = error as { name?: string; code?: string | number; cause?: Error };
  const failure = failuresByCode[code] ?? failuresByName[cause?.name ?? name] ?? "failed";
  return new PasskeyError(failure === "cancelled" && hasTimedOut ? "timedOut" : failure);
}

const failuresByCode: Record<string, PasskeyFailure | undefined> = {
  ERROR_CEREMONY_ABORTED: "replaced",
  ERROR_INVALID_DOMAIN: "wrongAddress",
  ERROR_INVALID_RP_ID: "wrongAddress",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "registered",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "unsupported",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "unsupported",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "unverifiable",
} satisfies { [Code in WebAuthnErrorCode]?: PasskeyFailure };

// Browsers report a cancelled and an expired request alike.
const failuresByName: Record<string, PasskeyFailure | undefined> = {
  NotAllowedError: "cancelled",
  AbortError: "replaced",
  InvalidStateError: "registered",
  NotSupportedError: "unsupported",
  ConstraintError: "unverifiable",
  SecurityError: "wrongAddress",
};
