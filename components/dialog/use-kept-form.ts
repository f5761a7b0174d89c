"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { currentUserId } from "@/lib/auth/access-token";
import { dropDraft, readDrafts } from "@/lib/drafts/kept-drafts";
import { holdUnsaved, isPlain } from "@/lib/drafts/unsaved";

/**
 * Lets what is typed into a form outlive its session: it is kept when the session ends, and `offer` gives it back to the
 * same person in the same form. See docs/decisions/0071-when-a-session-ends.md.
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { title, isDirty }: { title: string; isDirty: boolean },
) {
  const [place] = useState(() => placeOf(title, form.formState.defaultValues));
  const [draft, setDraft] = useState(() => readDrafts(currentUserId()).find((kept) => kept.place === place));

  const read = useEffectEvent(() => {
    const values = form.getValues();
    return isPlain(values) ? { place, title, path: window.location.pathname, values } : undefined;
  });
  useEffect(() => {
    if (isDirty) return holdUnsaved(() => read());
  }, [isDirty]);

  const forget = () => {
    dropDraft(currentUserId(), place);
    setDraft(undefined);
  };
  const restore = () => {
    form.reset(draft?.values as Values, { keepDefaultValues: true });
    forget();
  };
  return draft ? { restore, forget } : undefined;
}

/** The same form begins with the same values: a row that was changed meanwhile is another place. */
function placeOf(title: string, defaults: unknown): string {
  return JSON.stringify([window.location.pathname, title, defaults]);
}
