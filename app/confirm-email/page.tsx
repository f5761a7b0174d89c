import type { Metadata } from "next";
import { ConfirmEmailPage } from "@/components/landing/sign-in/confirm-email-page";

export const dynamic = "force-static";

// Its address contains a one-time token, which no other site and no search engine should see.
export const metadata: Metadata = {
  title: "Confirm your email address",
  referrer: "no-referrer",
  robots: { index: false },
};

export default function Page() {
  return <ConfirmEmailPage />;
}
