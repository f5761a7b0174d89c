import type { Metadata } from "next";
import { Suspense } from "react";
import { PartnersPage } from "@/components/partner-contacts/partners-page";

export const metadata: Metadata = { title: "Partners" };

export default function Page() {
  return (
    <Suspense>
      <PartnersPage />
    </Suspense>
  );
}
