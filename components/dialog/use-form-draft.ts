"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { currentUserId } from "@/lib/auth/access-token";
import { type Draft, readDrafts, removeDraft, storeDrafts } from "@/lib/drafts/stored-drafts";
import { isSerializable, registerUnsavedForm, unsavedDrafts } from "@/lib/drafts/unsaved";
import { changedFields, pickFields } from "@/lib/edits/merge";

/**
 * Stores unsaved input as a draft when the page is left or the session ends. `offer` restores it for the same user in the
 * same form. See docs/decisions/0121-unsaved-input-is-kept.md.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    title,
    subject,
    isDirty,
    onDiscard,
  }: { title: string; subject?: string; isDirty: boolean; onDiscard?: () => void },
) {
  const { defaultValues } = useFormState({ control: form.control });
  const [place] = useState(() => JSON.stringify([window.location.pathname, title, subject ?? "new"]));
  const [offered, setOffered] = useState(() =>
    readDrafts(currentUserId()).find((draft) => draft.place === place),
  );

  const read = (values: Values = form.getValues()): Draft | undefined =>
    isSerializable(values)
      ? { place, title, path: window.location.pathname, base: { ...defaultValues }, values }
      : undefined;
  const drop = () => {
    // A draft that is still offered is from an earlier visit; the user has not decided on it yet.
    if (!offered) removeDraft(currentUserId(), place);
  };
  const readNow = useEffectEvent(() => read());
  const discard = useEffectEvent(() => {
    drop();
    onDiscard?.();
  });
  useEffect(
    // Unmounted with unsaved changes: by back navigation that could not be blocked, or by an error.
    () => () =>
      storeDrafts(
        currentUserId(),
        unsavedDrafts().filter((draft) => draft.place === place),
      ),
    [place],
  );
  useEffect(() => {
    if (!isDirty) return;
    return registerUnsavedForm({ read: () => readNow(), discard: () => discard() });
  }, [isDirty]);

  const forget = () => {
    removeDraft(currentUserId(), place);
    setOffered(undefined);
  };
  const restore = () => {
    if (!offered) return;
    const draft = offered.values as Values;
    const typed = pickFields(draft, changedFields(offered.base as Partial<Values> | undefined, draft));
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    forget();
  };
  return {
    offer: offered && { restore, forget },
    /** Stores these values as a draft after the form was unmounted. */
    keep: (values: Values) =>
      storeDrafts(
        currentUserId(),
        [read(values)].filter((draft) => draft !== undefined),
      ),
    /** Removes the draft after a save or a discard. */
    drop,
  };
}
