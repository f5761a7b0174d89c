"use client";

import { useEffect, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";

const TYPING_MS = 600;

/** A tax ID of any kind, or a VAT ID. A VAT ID with a wrong digit gets a hint, which does not keep it from being saved. */
export function TaxIdField<Values extends FieldValues, Output>({
  label,
  ...props
}: Pick<FieldProps<Values, Output>, "control" | "name"> & { label: "Tax ID" | "VAT ID" }) {
  const id: unknown = useWatch(props);
  const hint = useVatIdHint(typeof id === "string" ? id : "");
  return <TextField {...props} label={label} hint={hint} autoComplete="off" />;
}

/** Returns what is wrong with a VAT ID once it has not changed for a moment; "" for other texts. */
function useVatIdHint(id: string): string {
  const [checked, setChecked] = useState({ id: "", hint: "" });
  useEffect(() => {
    if (!/^\s*[a-z]{2}.*\d/i.test(id)) return;
    const check = async () => {
      // Loaded when it is needed: most forms have no VAT ID. Without a connection there is no hint.
      const loaded = await import("@/lib/shared/text/vat-id").catch(() => undefined);
      if (loaded) setChecked({ id, hint: hintOf(loaded.checkVatId(id)) });
    };
    const timer = setTimeout(() => void check(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return checked.id === id ? checked.hint : "";
}

function hintOf(result: { country: string; isValid: boolean } | null): string {
  if (!result || result.isValid) return "";
  const country = new Intl.DisplayNames("en", { type: "region" }).of(result.country);
  return `This is not a valid VAT ID of ${country}. Please check it.`;
}
