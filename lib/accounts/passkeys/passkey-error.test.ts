import { WebAuthnError, type WebAuthnErrorCode } from "@simplewebauthn/browser";
import { expect, it } from "vitest";
import { toPasskeyError } from "./passkey-error";

const inBrowser = (name: string) => new DOMException("", name);
const inLibrary = (code: WebAuthnErrorCode, name: string) =>
  new WebAuthnError({ message: "", code, cause: inBrowser(name) });

it.each([
  [inBrowser("NotAllowedError"), "cancelled"],
  [inLibrary("ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY", "NotAllowedError"), "cancelled"],
  [inLibrary("ERROR_CEREMONY_ABORTED", "AbortError"), "replaced"],
  [inLibrary("ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED", "InvalidStateError"), "registered"],
  [inLibrary("ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG", "NotSupportedError"), "unsupported"],
  [inLibrary("ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT", "ConstraintError"), "unverifiable"],
  [inLibrary("ERROR_INVALID_RP_ID", "SecurityError"), "wrongAddress"],
  [inBrowser("SecurityError"), "wrongAddress"],
  [inLibrary("ERROR_AUTHENTICATOR_GENERAL_ERROR", "UnknownError"), "failed"],
  [new Error("Registration was not completed"), "failed"],
] as const)("names what %s means", (error, failure) => {
  expect(toPasskeyError(error, false)).toMatchObject({ failure });
});

it("an expired request differs from a cancelled one by its time, as browsers give both the same error", () => {
  expect(toPasskeyError(inBrowser("NotAllowedError"), true)).toMatchObject({ failure: "timedOut" });
  expect(toPasskeyError(inBrowser("SecurityError"), true)).toMatchObject({ failure: "wrongAddress" });
});
