import "server-only";
import { format } from "date-fns";
import { TZDate } from "@date-fns/tz";
import { type SecurityEventKind, securityEventTitle } from "@/lib/security-events/values";
import { deviceLabel } from "@/lib/auth/device";
import { afterResponse } from "@/lib/server/after-response";
import { callerOf } from "@/lib/server/http/caller";
import { mailOrigin, sendMail } from "./send-mail";

/**
 * Mails a security event to the owner of the account after the response, if this server sends mail. `email` is the address as
 * it was before the event, so that nobody can change it unnoticed.
 */
export function mailSecurityNotice(email: string | null, kind: SecurityEventKind, request: Request): void {
  const origin = mailOrigin(request);
  if (!origin || !email) return;
  const { device, address } = callerOf(request);
  const place = [deviceLabel(device), address].filter(Boolean).join(", ");
  const now = format(new TZDate(Date.now(), "UTC"), "d MMMM yyyy, HH:mm");
  const text = `${securityEventTitle(kind)}

This happened in your Pennant workspace on ${now} UTC (${place}).

If it was not you, open ${origin} and sign in. Under Profile, Sign-in and security, end all other sessions and change how you sign in.
`;
  afterResponse("security notice", () =>
    sendMail({ to: email, subject: `Pennant: ${securityEventTitle(kind)}`, text }),
  );
}
