import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from "@simplewebauthn/browser";
import { openAccount, type OpenedAccount, postSignIn } from "@/lib/accounts/sign-in/sign-in";
import type { NewAccount } from "@/lib/accounts/schema";
import { refusalText } from "@/lib/accounts/refusal-text";
import { api } from "@/lib/api/request";
import { setAccessToken } from "@/lib/api/access-token";
import { PasskeyError, toPasskeyError } from "./passkey-error";

// Each function asks the server for options, lets the browser create or use a passkey, and sends the result to the server.
// They reject with an ApiError of the server, or with a PasskeyError if the browser or the person ended the request.

/** Creates an account with a passkey, and signs in to it. Returns its recovery codes. */
export async function createAccountWithPasskey(account: NewAccount): Promise<string[]> {
  const { data } = await register<{ data: OpenedAccount }>(postSignIn, "create", account);
  return openAccount(data);
}

/** Turns the demo of this tab into an account with a passkey. Returns its recovery codes. */
export async function keepDemoWithPasskey(account: Pick<NewAccount, "email" | "name">): Promise<string[]> {
  const { data } = await register<{ data: OpenedAccount }>(postSignedIn, "keep", account);
  return openAccount(data);
}

/** Adds a passkey to the account of this tab. */
export async function addPasskey(): Promise<void> {
  await register(postSignedIn, "add", {});
}

/** Signs in with a passkey that the person chooses. */
export async function signInWithPasskey(): Promise<void> {
  const { data } = await authenticate<{ data: { accessToken: string } }>(postSignIn, "signIn");
  setAccessToken(data.accessToken);
}

/** Proves the identity of the person in this tab with one of the account's passkeys. */
export async function proveByPasskey(): Promise<void> {
  await authenticate(postSignedIn, "prove");
}

/** Returns the text for an error of these functions; undefined if nothing needs to be said. */
export function passkeyErrorMessage(error: unknown): string | undefined {
  if (error instanceof PasskeyError) return error.failure === "replaced" ? undefined : error.message;
  return refusalText(error);
}

type Post = <Body>(path: string, body: object) => Promise<Body>;

function postSignedIn<Body>(path: string, body: object): Promise<Body> {
  return api<Body>(path, { method: "POST", body });
}

async function register<Body>(post: Post, purpose: "create" | "keep" | "add", body: object): Promise<Body> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = await post<CreationOptions>("auth/passkey/options", { purpose, ...body });
  const response = await untilAnswered(optionsJSON, () => startRegistration({ optionsJSON }));
  return post<Body>("auth/passkey/verify", { purpose, response });
}

async function authenticate<Body>(post: Post, purpose: "signIn" | "prove"): Promise<Body> {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = await post<RequestOptions>("auth/passkey/options", { purpose });
  const response = await untilAnswered(optionsJSON, () => startAuthentication({ optionsJSON }));
  return post<Body>("auth/passkey/verify", { purpose, response });
}

/** Loads the library when it is needed. Throws if the browser has no passkeys. */
async function loadLibrary() {
  const library = await import("@simplewebauthn/browser");
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError("unsupported");
  return library;
}

async function untilAnswered<Response>(
  { timeout = Infinity }: { timeout?: number },
  ask: () => Promise<Response>,
): Promise<Response> {
  const start = Date.now();
  try {
    return await ask();
  } catch (error) {
    throw toPasskeyError(error, Date.now() - start >= timeout);
  }
}
