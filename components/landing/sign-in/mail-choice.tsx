"use client";

import type { ReactNode } from "react";
import { useSettings } from "@/components/landing/use-settings";

/** Shows one of two parts of a page once the server's settings are known: where it sends mail, or where it does not. */
export function MailChoice({ withMail, without }: { withMail: ReactNode; without: ReactNode }) {
  const settings = useSettings();
  return settings && (settings.signIn.mail ? withMail : without);
}
