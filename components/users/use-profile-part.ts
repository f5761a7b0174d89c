"use client";

import { useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";

export type ProfilePart = "profile" | "security";

/** The visible part of the profile. An invalid save switches to the fields. */
export function useProfilePart<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  opensAt: ProfilePart,
) {
  const [part, setPart] = useState(opensAt);
  const [seenSubmits, setSeenSubmits] = useState(0);
  const { submitCount, errors } = useFormState({ control: form.control });
  if (submitCount !== seenSubmits) {
    setSeenSubmits(submitCount);
    if (Object.keys(errors).length > 0) setPart("profile");
  }
  return { part, setPart };
}
