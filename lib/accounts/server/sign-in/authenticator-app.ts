import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { sealSecret, openSecret } from "./authenticator-secret";
import { totpStep } from "./totp";

/** The time, in minutes, within which an app can be set up with a secret before a new one is needed. */
const SETUP_MINUTES = 60;

/** Stores the secret of an app that is being set up, in place of an earlier one. Returns false if an app is in use. */
export async function storeUnconfirmedApp(userId: string, secret: string): Promise<boolean> {
  const sealed = await sealSecret(secret, userId);
  const count = await db.$executeRaw`
    INSERT INTO "AuthenticatorApp" AS a ("userId", "secret", "createdAt") VALUES (${userId}::uuid, ${sealed}, ${new Date()})
    ON CONFLICT ("userId") DO UPDATE SET "secret" = excluded."secret", "createdAt" = excluded."createdAt"
    WHERE a."confirmedAt" IS NULL`;
  return count > 0;
}

/** Puts the app into use with its first code, which is then no longer accepted. */
export async function confirmApp(
  transaction: Prisma.TransactionClient,
  { userId, code }: { userId: string; code: string },
): Promise<"confirmed" | "wrong-code" | "not-set-up"> {
  const [app] = await transaction.$queryRaw<{ secret: string }[]>`
    SELECT "secret" FROM "AuthenticatorApp" WHERE "userId" = ${userId}::uuid AND "confirmedAt" IS NULL
      AND "createdAt" > now() - make_interval(mins => ${SETUP_MINUTES}) FOR UPDATE`;
  const opened = app && (await openSecret(app.secret, userId));
  if (!opened) return "not-set-up";
  const lastStep = totpStep(opened.secret, code);
  if (lastStep === undefined) return "wrong-code";
  await transaction.authenticatorApp.update({
    where: { userId },
    data: { confirmedAt: new Date(), lastStep },
    select: { userId: true },
  });
  return "confirmed";
}
