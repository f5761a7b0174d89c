import { afterEach, expect, it, vi } from "vitest";
import { loadServerSettings } from "./load";

afterEach(() => {
  loadServerSettings.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["a browser with passkeys, where the address allows them", true, true, true],
  ["a browser with passkeys, where the address does not", true, false, false],
  ["a browser without passkeys", false, true, false],
])("passkeys are offered only where they work: %s", async (_where, hasPasskeys, isAllowed, isOffered) => {
  if (hasPasskeys) vi.stubGlobal("PublicKeyCredential", class {});
  const signIn = { passkey: isAllowed, passphrase: true, provider: "Example", mail: true };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ signUp: "open", signIn })));
  expect(await loadServerSettings()).toEqual({ signUp: "open", signIn: { ...signIn, passkey: isOffered } });
});

it("a server that does not answer is given up on, and asked again at the next call", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const server = vi.fn(
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      ),
  );
  vi.stubGlobal("fetch", server);
  const failed = expect(loadServerSettings()).rejects.toMatchObject({ name: "AbortError" });
  late.abort();
  await failed;
  expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
  loadServerSettings().catch(() => {});
  expect(server).toHaveBeenCalledTimes(2);
});
