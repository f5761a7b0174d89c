"use client";

import { SignInSection } from "@/components/shell/session/sign-in-section";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { SecurityActivity } from "@/components/users/security-activity";
import { SessionList } from "@/components/users/session-list";

/** The settings of signing in, the sessions, and the account's security activity. Changes are immediate. */
export function SecurityPanels() {
  return (
    <PageSection title="Sign-in and security">
      <PageSectionBody>
        <div className="flex flex-col gap-6">
          <SignInSection />
          <SessionList />
          <SecurityActivity />
        </div>
      </PageSectionBody>
    </PageSection>
  );
}
