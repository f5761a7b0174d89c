// @vitest-environment jsdom
import { WebAuthnAbortService } from "@simplewebauthn/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentAccessToken } from "@/lib/api/access-token";
import { offerPasskeys } from "./autofill";

const MINUTE_MS = 60_000;

/** A browser's conditional passkey request, which waits until the person chooses a passkey or the page aborts it. */
type Request = { challenge: string; signal: AbortSignal; choose: () => void };

let requests: Request[];
let sent: { path: string; body: { purpose: string; response?: { id: string } } }[];
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  [requests, sent, page] = [[], [], new AbortController()];
  show("visible");
  document.body.innerHTML = `<input autocomplete="username webauthn">`;
  vi.stubGlobal("PublicKeyCredential", function PublicKeyCredential() {});
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(true) });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { credentials: { get } }));
});

afterEach(() => {
  page.abort();
  WebAuthnAbortService.cancelCeremony();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Every challenge is another one. */
function answer(url: string, { body }: { body: string }) {
  const path = url.replace("/api/", "");
  sent.push({ path, body: JSON.parse(body) as (typeof sent)[0]["body"] });
  const challenge = btoa(`challenge ${sent.length}`).replaceAll("=", "");
  const accessToken = `h.${btoa(JSON.stringify({ sub: "ida" }))}.s`;
  return Promise.resolve(Response.json(path.endsWith("options") ? { challenge } : { data: { accessToken } }));
}

function get({ mediation, publicKey, signal }: CredentialRequestOptions) {
  expect(mediation).toBe("conditional");
  const challenge = new TextDecoder().decode(publicKey?.challenge);
  return new Promise((resolve, reject) => {
    const [bytes, type] = [new ArrayBuffer(1), "public-key"];
    const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
    const credential = { id: challenge, rawId: bytes, response, type, getClientExtensionResults: () => ({}) };
    requests.push({ challenge, signal: signal as AbortSignal, choose: () => resolve(credential) });
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

/** Offers passkeys; returns how it ended. */
async function offer() {
  const offered = offerPasskeys(page.signal);
  const ended = offered.then(
    () => "chosen",
    (error: Error) => error.name,
  );
  await expect.poll(() => requests).toHaveLength(1);
  return { offered, ended };
}

/** Lets time pass, and everything that it causes happen. */
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
const challenges = () => requests.map(({ challenge }) => challenge);

it("replaces the request after four minutes, before its challenge expires, and signs in with the newest one", async () => {
  const { offered } = await offer();
  await pass(3.9);
  expect(challenges()).toEqual(["challenge 1"]);
  await pass(0.2);
  expect(challenges()).toEqual(["challenge 1", "challenge 2"]);
  await pass(4);
  expect(challenges()).toEqual(["challenge 1", "challenge 2", "challenge 3"]);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);

  requests[2]?.choose();
  const signIn = await offered;
  expect(sent.map(({ path }) => path)).toEqual(Array(3).fill("auth/passkey/options"));
  await signIn();
  expect(sent[3]).toMatchObject({
    path: "auth/passkey/verify",
    body: { purpose: "signIn", response: { id: "challenge 3" } },
  });
  expect(currentAccessToken()).toMatch(/^h\./);
  await pass(60);
  expect(sent).toHaveLength(4);
});

it("asks the server for nothing while the tab is hidden, and replaces the request when it is shown again", async () => {
  await offer();
  show("hidden");
  await pass(60);
  expect(sent).toHaveLength(1);
  show("visible");
  await pass(0);
  expect(challenges()).toEqual(["challenge 1", "challenge 2"]);
  // Once: showing the tab again before the next four minutes changes nothing.
  show("hidden");
  show("visible");
  await pass(3.9);
  expect(challenges()).toEqual(["challenge 1", "challenge 2"]);
});

it("ends with the page's signal, and is not renewed", async () => {
  const { ended } = await offer();
  page.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(await ended).toBe("AbortError");
  await pass(60);
  expect(sent).toHaveLength(1);
});

it("ends when another passkey request starts, and does not abort that one later", async () => {
  const { ended } = await offer();
  const other = WebAuthnAbortService.createNewAbortSignal();
  expect(await ended).toBe("AbortError");
  expect(vi.getTimerCount()).toBe(0);
  await pass(60);
  expect(sent).toHaveLength(1);
  expect(other.aborted).toBe(false);
});

it("asks for nothing in a browser without passkey suggestions", async () => {
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) });
  await expect(offerPasskeys(page.signal)).rejects.toThrow("does not support passkeys");
  expect(sent).toEqual([]);
});
