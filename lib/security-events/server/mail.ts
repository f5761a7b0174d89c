import "server-only";
import { format } from "date-fns";
import { TZDate } from "@date-fns/tz";
import { type SecurityEventKind, securityEventTitle } from "@/lib/security-events/values";
import { deviceLabel } from "@/lib/accounts/device";
import { afterResponse } from "@/lib/server/after-response";
import { db } from "@/lib/server/db/client";
import { countUse } from "@/lib/server/http/limits/rate-limit";
import { callerOf } from "@/lib/server/http/limits/caller";
import { mailOrigin, sendMail } from "@/lib/server/mail/send-mail";

/** The person who is told, and their address: the address as it was before the event, so that nobody can change it unnoticed. */
type Owner = { userId: string; email: string | null; isConfirmed: boolean };

/** The notices a day to an address that was not confirmed: it may be that of a stranger. */
const UNCONFIRMED_PER_DAY = 5;
const DAY_HOURS = 24;

/** Mails a security event to the owner of the account after the response, if this server sends mail. */
export function mailSecurityNotice(
  { userId, email, isConfirmed }: Owner,
  kind: SecurityEventKind,
  request: Request,
): void {
  const origin = mailOrigin(request);
  if (!origin || !email) return;
  const { device, address } = callerOf(request);
  const place = [deviceLabel(device), address].filter(Boolean).join(", ");
  const now = format(new TZDate(Date.now(), "UTC"), "d MMMM yyyy, HH:mm");
  const text = `${securityEventTitle(kind)}

This happened in your Pennant workspace on ${now} UTC (${place}).

If it was not you, open ${origin} and sign in. In Settings, under Sign-in and security, end all other sessions and change how you sign in.
`;
  afterResponse("security notice", async () => {
    if (!isConfirmed && (await countUse(`notices ${userId}`, DAY_HOURS)).count > UNCONFIRMED_PER_DAY) return;
    await sendMail({ to: email, subject: `Pennant: ${securityEventTitle(kind)}`, text });
  });
}

/** Mails an event that does not change the address of its owner. */
export async function mailNoticeTo(userId: string, kind: SecurityEventKind, request: Request): Promise<void> {
  const { signInEmail: email, emailConfirmedAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { signInEmail: true, emailConfirmedAt: true },
  });
  mailSecurityNotice({ userId, email, isConfirmed: emailConfirmedAt !== null }, kind, request);
}
