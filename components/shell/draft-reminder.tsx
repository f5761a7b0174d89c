"use client";

import { useQuery } from "@tanstack/react-query";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "sonner";
import { useHasDraftCipher } from "@/lib/drafts/sealed-storage";
import { readDrafts, removeDraft } from "@/lib/drafts/stored-drafts";
import { userQuery } from "@/lib/users/queries";
import { WITH_QUESTION_MS } from "@/lib/toast-durations";

/** Reminds a returning user of unsaved drafts, with a link to their form. */
export function DraftReminder() {
  const router = useRouter();
  const { data: user } = useQuery(userQuery());
  const userId = user?.id;
  const hasCipher = useHasDraftCipher();
  useEffect(() => {
    if (!userId || !hasCipher) return;
    for (const { place, title, path } of readDrafts(userId)) {
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
