// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountDialog } from "./account-dialog";
import { AuthenticatorDialog } from "./authenticator-dialog";
import { createAccount } from "@/lib/accounts/sign-in/sign-in";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/accounts/sign-in/sign-in", async (original) => ({
  ...(await original<object>()),
  createAccount: vi.fn(),
}));

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const onClose = vi.fn();
const codes = ["aaaa-bbbb", "cccc-dddd"];

/** Returns a promise, and the function that resolves it. */
function pending() {
  let resolve = (_value: unknown) => {};
  const promise = new Promise<never>((done) => (resolve = done as typeof resolve));
  return { promise, resolve: (value: unknown) => resolve(value) };
}

function show(dialog: ReactNode) {
  render(<QueryClientProvider client={createQueryClient()}>{dialog}</QueryClientProvider>);
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function closeInEveryWay() {
  press("Cancel");
  press("Close");
  fireEvent.keyDown(document.body, { key: "Escape" });
}

test("the dialog of an authenticator app cannot be closed until its recovery codes are shown", async () => {
  const response = pending();
  vi.mocked(api).mockReturnValue(response.promise);
  const setup = { secret: "ABCDEFGH", uri: "otpauth://totp/Pennant?secret=ABCDEFGH" };
  show(<AuthenticatorDialog setup={setup} email="me@example.com" isOpen onClose={onClose} />);
  type(/^Code/, "123456");
  press("Turn on");
  await expect.poll(() => vi.mocked(api).mock.calls).toHaveLength(1);
  closeInEveryWay();
  type(/^Code/, "1234567");
  response.resolve({ recoveryCodes: codes });
  await screen.findByText("aaaa-bbbb");
  expect(onClose).not.toHaveBeenCalled();
});

test("the dialog of a new account cannot be closed until its recovery codes are shown", async () => {
  const response = pending();
  vi.mocked(createAccount).mockReturnValue(response.promise);
  show(
    <AccountDialog
      mode="create"
      name="Ada"
      hasPasskeys={false}
      isOpen
      onClose={onClose}
      onFinished={() => {}}
    />,
  );
  type(/^Email/, "me@example.com");
  type(/^Passphrase/, "a long unrelated passphrase");
  press("Create Workspace");
  await expect.poll(() => vi.mocked(createAccount).mock.calls).toHaveLength(1);
  closeInEveryWay();
  response.resolve(codes);
  await screen.findByText("aaaa-bbbb");
  expect(onClose).not.toHaveBeenCalled();
});
