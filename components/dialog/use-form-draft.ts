"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { pageUserId } from "@/lib/api/access-token";
import { type Draft, readDrafts, removeDraft, storeDrafts } from "@/lib/drafts/stored-drafts";
import { useHasDraftCipher } from "@/lib/drafts/sealed-storage";
import type { RowEdit } from "./use-row-edit";
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
    edit,
    path,
  }: {
    title: string;
    subject?: string;
    isDirty: boolean;
    onDiscard?: () => void;
    /** The address of the form. Defaults to the open page; a form that a page renders before its address is shown has to name it. */
    path?: string;
    /** The edit of an existing row, so that a restored draft does not overwrite changes made elsewhere since. */
    edit?: Pick<RowEdit, "base" | "rebase">;
  },
) {
  const { defaultValues } = useFormState({ control: form.control });
  const [place] = useState(() => {
    const { pathname } = new URL(path ?? window.location.pathname, window.location.origin);
    return JSON.stringify([pathname, title, subject ?? "new"]);
  });
  const findOffered = () => readDrafts(pageUserId()).find((draft) => draft.place === place);
  const [offered, setOffered] = useState(findOffered);
  const hasCipher = useHasDraftCipher();
  const [couldRead, setCouldRead] = useState(hasCipher);
  if (hasCipher && !couldRead) {
    setCouldRead(true);
    setOffered(findOffered());
  }

  const read = (values: Values = form.getValues()): Draft | undefined => {
    if (!isSerializable(values)) return undefined;
    const { values: base, version } = edit?.base() ?? { values: { ...defaultValues } };
    return { place, title, path: path ?? window.location.pathname, base, values, version };
  };
  const drop = () => {
    // A draft that is still offered is from an earlier visit; the user has not decided on it yet.
    if (!offered) removeDraft(pageUserId(), place);
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
        pageUserId(),
        unsavedDrafts().filter((draft) => draft.place === place),
      ),
    [place],
  );
  useEffect(() => {
    if (!isDirty) return;
    return registerUnsavedForm({ read: () => readNow(), discard: () => discard() });
  }, [isDirty]);

  const forget = () => {
    removeDraft(pageUserId(), place);
    setOffered(undefined);
  };
  const restore = () => {
    if (!offered) return;
    const draft = offered.values as Values;
    const base = offered.base as Partial<Values> | undefined;
    const fields = changedFields(base, draft);
    const isStored = fields.every((field) => !changedFields(form.getValues(), draft).includes(field));
    form.reset({ ...form.getValues(), ...pickFields(draft, fields) }, { keepDefaultValues: true });
    // If the draft equals the form, it was saved although the response was lost, and there is nothing to merge.
    if (base && offered.version && !isStored) edit?.rebase(pickFields(base, fields), offered.version);
    forget();
  };
  return {
    offer: offered && { restore, forget },
    /** Stores these values as a draft after the form was unmounted. */
    keep: (values: Values) =>
      storeDrafts(
        pageUserId(),
        [read(values)].filter((draft) => draft !== undefined),
      ),
    /** Removes the draft after a save or a discard. */
    drop,
  };
}
