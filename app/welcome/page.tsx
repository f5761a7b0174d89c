import { AccountDeletedNotice } from "@/components/users/account-deleted-notice";
import { LandingPage } from "@/components/landing/landing-page";

export const dynamic = "force-static";

export default function Page() {
  return (
    <>
      <LandingPage />
      <AccountDeletedNotice />
    </>
  );
}
