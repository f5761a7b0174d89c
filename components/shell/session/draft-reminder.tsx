"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "sonner";
import { useHasDraftCipher } from "@/lib/drafts/sealed-storage";
import { removeDraft, takeUnremindedDrafts } from "@/lib/drafts/stored-drafts";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";
import { WITH_QUESTION_MS } from "@/lib/shared/browser/toast-durations";

/** Reminds a returning user of unsaved drafts, once of each until it changes, with a link to their form, which offers it from then on. */
export function DraftReminder() {
  const router = useRouter();
  const user = useQueryData(userQuery());
  const userId = user?.id;
  const hasCipher = useHasDraftCipher();
  useEffect(() => {
    if (!userId || !hasCipher) return;
    for (const { place, title, path } of takeUnremindedDrafts(userId)) {
      toast(`“${title}” was not saved.`, {
        id: place,
        duration: WITH_QUESTION_MS,
        action: { label: "Open", onClick: () => router.push(path as Route) },
        cancel: { label: "Discard", onClick: () => removeDraft(userId, place) },
      });
    }
  }, [userId, hasCipher, router]);
  return null;
}
