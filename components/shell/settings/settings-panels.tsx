"use client";

import { useLeaveSettings } from "@/components/shell/settings/use-leave-settings";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { SettingsPart } from "@/lib/shared/paths";
import type { User } from "@/lib/users/schema";

const ProfilePanel = lazyComponent(() =>
  import("@/components/users/profile-panel").then((module) => module.ProfilePanel),
);
const DocumentPanels = lazyComponent(() =>
  import("@/components/shell/settings/document-panels").then((module) => module.DocumentPanels),
);
const BankAccountsPanel = lazyComponent(() =>
  import("@/components/bank-accounts/bank-accounts-panel").then((module) => module.BankAccountsPanel),
);
const CalendarFeedPanel = lazyComponent(() =>
  import("@/components/calendar-feed/calendar-feed-panel").then((module) => module.CalendarFeedPanel),
);
const SecurityPanels = lazyComponent(() =>
  import("@/components/shell/settings/security-panels").then((module) => module.SecurityPanels),
);
const DataPanels = lazyComponent(() =>
  import("@/components/shell/settings/data-panels").then((module) => module.DataPanels),
);

/** The panels of a part of the settings. Each part has code of its own. */
export function SettingsPanels({ part, user }: { part: SettingsPart; user: User }) {
  const leave = useLeaveSettings();
  if (part === "documents") return <DocumentPanels user={user} />;
  if (part === "payment") return <BankAccountsPanel />;
  if (part === "calendar") return <CalendarFeedPanel />;
  if (part === "security") return <SecurityPanels />;
  if (part === "data") return <DataPanels />;
  return <ProfilePanel user={user} onClose={leave} />;
}
