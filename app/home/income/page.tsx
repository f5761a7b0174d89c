import type { Metadata } from "next";
import { Suspense } from "react";
import { IncomePage } from "@/components/income/income-page";

export const metadata: Metadata = { title: "Income" };

export default function Page() {
  return (
    <Suspense>
      <IncomePage />
    </Suspense>
  );
}
