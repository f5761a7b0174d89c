"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, useFormState, type UseFormReturn } from "react-hook-form";
import { currentUserId } from "@/lib/auth/access-token";
import { type Draft, dropDraft, keepDrafts, readDrafts } from "@/lib/drafts/kept-drafts";
import { isPlain, registerUnsavedForm, unsavedDrafts } from "@/lib/drafts/unsaved";
import { changedFields, pickFields } from "@/lib/edits/merge";

/**
 * Lets what is typed into a form outlive its page: it is kept when the page or the session goes away, and `offer` gives it
 * back to the same person in the same form. See docs/decisions/0121-unsaved-input-is-kept.md.
 */
export function useKeptForm<Values extends FieldValues, Output>(
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
    readDrafts(currentUserId()).find((kept) => kept.place === place),
  );

  const read = (values: Values = form.getValues()): Draft | undefined =>
    isPlain(values)
      ? { place, title, path: window.location.pathname, base: { ...defaultValues }, values }
      : undefined;
  const drop = () => {
    // What is still offered is of an earlier visit, and nobody has decided on it.
    if (!offered) dropDraft(currentUserId(), place);
  };
  const readNow = useEffectEvent(() => read());
  const discard = useEffectEvent(() => {
    drop();
    onDiscard?.();
  });
  useEffect(
    // Taken off the screen with its changes: by a way back that could not be stopped, or by an error.
    () => () =>
      keepDrafts(
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
    dropDraft(currentUserId(), place);
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
    /** Keeps these values although the form is not on the screen any more. */
    keep: (values: Values) =>
      keepDrafts(
        currentUserId(),
        [read(values)].filter((draft) => draft !== undefined),
      ),
    /** Forgets what was kept of this form while it was on the screen: it was saved or discarded. */
    drop,
  };
}
