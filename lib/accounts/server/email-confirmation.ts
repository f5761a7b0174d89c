import "server-only";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";
import { paths } from "@/lib/shared/paths";
import { db } from "@/lib/server/db/client";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { sendOrRefuse } from "@/lib/server/mail/refusal";
import { mailOrigin } from "@/lib/server/mail/send-mail";
import { conflict, notFound, Problem } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { hashRecoveryToken, newRecoveryToken } from "@/scripts/lib/recovery-link.mjs";

const LINK_MS = 24 * 60 * 60_000;

/** The columns that say whether an account has shown that an email address is its own. */
export const confirmationColumns = {
  kind: true,
  signInEmail: true,
  emailConfirmedAt: true,
  accounts: { select: { email: true, emailVerified: true }, orderBy: { id: "asc" } },
} as const;

type ConfirmationRow = {
  kind: TenantKind;
  signInEmail: string | null;
  emailConfirmedAt: Date | null;
  accounts: { email: string | null; emailVerified: boolean }[];
};

/**
 * Returns whether an email address is known to be the account's own: it has opened a link that was sent there, or a provider
 * of its sign-in says so.
 */
export function hasConfirmedEmail({ emailConfirmedAt, accounts }: ConfirmationRow): boolean {
  return emailConfirmedAt !== null || accounts.some(({ emailVerified }) => emailVerified);
}

/** Returns the address that an account can confirm: that of its sign-in, else that of a provider account. */
export function ownEmail({ signInEmail, accounts }: ConfirmationRow): string | null {
  return signInEmail ?? accounts.find(({ email }) => email)?.email ?? null;
}

/**
 * Mails a link to the account's own address, which confirms it. Throws 404 for a demo and where no emails are sent, 409 if the
 * address is confirmed or there is none, 422 if the mail server refuses the address, and 429 after too many links.
 */
export async function mailConfirmation(userId: string, request: Request): Promise<void> {
  const origin = mailOrigin(request);
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: confirmationColumns });
  if (!origin || isDemo(user.kind)) throw notFound();
  if (hasConfirmedEmail(user)) throw conflict("Your email address is already confirmed.");
  const email = ownEmail(user);
  if (email === null) throw conflict("Add an email address under Sign-in and security first.");
  // Several accounts could name the address of one stranger.
  await limitRate("confirmation-mail", `to ${email}`);
  const token = newRecoveryToken();
  const expiresAt = new Date(Date.now() + LINK_MS);
  await db.emailConfirmation.create({
    data: { userId, email, hash: hashRecoveryToken(token), expiresAt },
    select: { userId: true },
  });
  const text = linkText(`${origin}${paths.confirmEmail}#${token}`);
  await sendOrRefuse({ to: email, subject: "Confirm your email address", text }, "email");
}

/**
 * Confirms an email address by the token of its link, which works once. Returns the address. Throws 401 for any other text,
 * and if the account has another address by now.
 */
export async function confirmEmail(token: string, request: Request): Promise<{ email: string }> {
  const email = await db.$transaction(async (transaction) => {
    const [used] = await transaction.$queryRaw<{ userId: string; email: string }[]>`
      DELETE FROM "EmailConfirmation" WHERE "hash" = ${hashRecoveryToken(token)} AND "expiresAt" > now()
      RETURNING "userId", "email"`;
    if (!used) return undefined;
    const { userId } = used;
    const where = { id: userId };
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const user = await transaction.user.findUniqueOrThrow({
      where,
      select: { ...confirmationColumns, updatedAt: true },
    });
    if (ownEmail(user) !== used.email) return undefined;
    // The version of the profile stays: a dialog may be editing it.
    const data = { emailConfirmedAt: new Date(), updatedAt: user.updatedAt };
    await transaction.user.update({ where, data, select: { id: true } });
    await transaction.emailConfirmation.deleteMany({ where: { userId } });
    await transaction.securityEvent.create({ data: securityEvent(userId, "email-confirmed", request) });
    return used.email;
  });
  if (email === undefined) throw new Problem(401, "This link is invalid or has expired.");
  logSecurityEvent("email-confirmed");
  return { email };
}

function linkText(address: string): string {
  return `Open this address and press the button there to confirm that this is your email address:

${address}

It works once, within 24 hours. After that you can send documents by email from your Pennant workspace.

If you do not know what this is about, you can ignore this email. Nothing is sent in your name without the address above.
`;
}
