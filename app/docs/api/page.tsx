import type { Metadata } from "next";
import { ReferencePage } from "@/components/reference/reference-page";

export const dynamic = "force-static";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every API call of Pennant, with its request and response.",
};

export default function Page() {
  return <ReferencePage />;
}
