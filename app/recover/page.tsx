import type { Metadata } from "next";
import { RecoverPage } from "@/components/landing/sign-in/recover-page";

export const dynamic = "force-static";

// Its address may contain a one-time token, which no other site and no search engine should see.
export const metadata: Metadata = {
  title: "Can’t sign in?",
  referrer: "no-referrer",
  robots: { index: false },
};

export default function Page() {
  return <RecoverPage />;
}
