import type { Metadata } from "next";
import { TimePage } from "@/components/time-entries/time-page";

export const metadata: Metadata = { title: "Time" };

export default function Page() {
  return <TimePage />;
}
