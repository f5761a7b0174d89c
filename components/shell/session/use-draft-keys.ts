"use client";

import { useEffect } from "react";
import { draftKeysQuery } from "@/lib/draft-keys/queries";
import { setDraftCipher } from "@/lib/drafts/sealed-storage";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** Loads the keys that encrypt unsaved input in this browser. */
export function useDraftKeys() {
  const userId = useQueryData({ ...userQuery(), select: ({ id }) => id });
  const data = useQueryData(draftKeysQuery());
  const keys = data?.keys;
  useEffect(() => {
    if (!userId || !keys) return;
    let isOver = false;
    void import("@/lib/drafts/draft-cipher").then(
      ({ createDraftCipher }) => {
        if (!isOver) setDraftCipher(userId, createDraftCipher(keys));
      },
      // Without a connection, input stays in the page.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [userId, keys]);
}
