import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Page not found" };

/** The page for unknown paths of the workspace (next.config.ts), shown inside the shell. */
export default function Page() {
  notFound();
}
