"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  changedNumbering,
  type NumberSettingsForm,
  type NumberSettingsFormInput,
  numberSettingsFormSchema,
  toNumberSettingsForm,
} from "@/lib/document-settings/form";
import { documentSettingsQuery, useUpdateDocumentSettings } from "@/lib/document-settings/queries";
import type { DocumentSettings } from "@/lib/document-settings/schema";

export const NUMBERS_TITLE = "Document numbers";

/** The settings that a form begins with: fresh ones. Later responses do not replace what is typed. */
export function useFirstSettings() {
  const query = useQuery(documentSettingsQuery());
  const [began, setBegan] = useState<DocumentSettings>();
  if (!began && query.data && query.isFetchedAfterMount) setBegan(query.data);
  return { began, query };
}

/** The form of all kinds. `onSubmit` sends those that differ from what was saved last. */
export function useNumberSettingsForm(settings: DocumentSettings) {
  const update = useUpdateDocumentSettings();
  const [stored, setStored] = useState(settings);
  const form = useForm<NumberSettingsFormInput, unknown, NumberSettingsForm>({
    resolver: zodResolver(numberSettingsFormSchema),
    defaultValues: toNumberSettingsForm(settings),
  });
  const onSubmit = async (values: NumberSettingsForm) => {
    const saved = await update.mutateAsync(changedNumbering(stored, values));
    setStored(saved);
    return saved;
  };
  return { form, onSubmit };
}
