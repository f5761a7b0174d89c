import type { Metadata } from "next";
import { ServerStatusPage } from "@/components/server-status/server-status-page";
import { MissingPage } from "@/components/shell/missing-page";

export const metadata: Metadata = { title: "About this server" };

export default function Page() {
  return <ServerStatusPage missing={<MissingPage />} />;
}
