import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Page not found" };

/** Unknown addresses of the workspace (next.config.ts): the shell stays around what is said of them. */
export default function Page() {
  notFound();
}
