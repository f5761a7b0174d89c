"use client";

import { NumberSettingsPanel } from "@/components/document-settings/number-settings-panel";
import { BrandingPanel } from "@/components/users/branding-panel";
import { RatesPanel } from "@/components/users/rates-panel";
import type { User } from "@/lib/users/schema";

/** The settings of documents: their numbers, their look, and the terms and rates that they begin with. */
export function DocumentPanels({ user }: { user: User }) {
  return (
    <>
      <NumberSettingsPanel />
      <BrandingPanel user={user} />
      <RatesPanel user={user} />
    </>
  );
}
