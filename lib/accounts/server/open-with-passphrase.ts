import "server-only";
import type { z } from "zod";
import { hashPassphrase } from "@/lib/accounts/server/sign-in/passphrase-hash";
import { authenticate } from "@/lib/accounts/server/session/session";
import { callersNetwork } from "@/lib/server/http/limits/rate-limit";
import { requireOpenSignUp } from "@/lib/accounts/server/sign-in/sign-up";
import { requireNotEasy } from "./easy-passphrase";
import { createAccount, type FirstWay, keepDemo } from "./open-account";
import type { newPassphraseAccountSchema } from "@/lib/accounts/schema";

/**
 * Creates an account with a passphrase; for a caller with the bearer token of a demo, the demo becomes the account. Throws
 * what `createAccount` and `keepDemo` throw, and 422 with the reason for a passphrase that is easy to guess.
 */
export async function openWithPassphrase(
  { passphrase, ...account }: z.output<typeof newPassphraseAccountSchema>,
  request: Request,
) {
  const demo = request.headers.has("authorization") ? await authenticate(request) : undefined;
  await requireOpenSignUp();
  await requireNotEasy(passphrase, account, callersNetwork(request));
  const hash = await hashPassphrase(passphrase, request);
  const way: FirstWay = {
    method: "passphrase",
    store: async (transaction, userId) => {
      await transaction.passphrase.create({ data: { userId, hash } });
    },
  };
  return demo ? keepDemo(demo, account, way, request) : createAccount(account, way, request);
}
