import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTransition } from "react";

/**
 * Returns a function that opens a page of what was just made, and `isOpening` until that page is shown, so that a button can stay
 * busy and another press makes nothing twice.
 */
export function useOpenPage() {
  const router = useRouter();
  const [isOpening, startTransition] = useTransition();
  const openPage = (href: Route) => startTransition(() => router.push(href));
  return { openPage, isOpening };
}
