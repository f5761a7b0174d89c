import type { Metadata } from "next";
import { ReferencePage } from "@/components/reference/reference-page";

export const dynamic = "force-static";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every call of Pennant, with what it takes and what it answers.",
};

export default function Page() {
  return <ReferencePage />;
}
