"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { draftKeysQuery } from "@/lib/draft-keys/queries";
import { setDraftCipher } from "@/lib/drafts/sealed-storage";
import { userQuery } from "@/lib/users/queries";

/** Loads the keys that encrypt unsaved input in this browser. */
export function useDraftKeys() {
  const { data: userId } = useQuery({ ...userQuery(), select: ({ id }) => id });
  const { data } = useQuery(draftKeysQuery());
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
