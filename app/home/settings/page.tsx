import { SettingsPage } from "@/components/shell/settings/settings-page";

export default function Page() {
  return <SettingsPage />;
}
