import type { Metadata } from "next";
import { PartnersPage } from "@/components/partner-contacts/partners-page";

export const metadata: Metadata = { title: "Partners" };

export default function Page() {
  return <PartnersPage />;
}
