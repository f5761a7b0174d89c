"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormPanel } from "@/components/dialog/form-panel";
import { useFollowRow } from "@/components/dialog/use-follow-row";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { TextField } from "@/components/form/text-field";
import { HourlyRateField } from "@/components/form/time/hourly-rate-field";
import { TimeRoundingField } from "@/components/form/time/time-rounding-field";
import { DEFAULT_PAYMENT_DAYS } from "@/lib/sales-documents/totals/balance";
import { paths } from "@/lib/shared/paths";
import { useUpdateProfile } from "@/lib/users/queries";
import {
  ratesFieldNames,
  type RatesForm,
  type RatesFormInput,
  ratesFormSchema,
  toRatesForm,
} from "@/lib/users/rates-form";
import type { User } from "@/lib/users/schema";

/** The payment terms and rates that apply where a client or project has none of its own. */
export function RatesPanel({ user }: { user: User }) {
  const updateProfile = useUpdateProfile();
  const form = useForm<RatesFormInput, unknown, RatesForm>({
    resolver: zodResolver(ratesFormSchema),
    defaultValues: toRatesForm(user),
  });
  const edit = useRowEdit({
    form,
    row: user,
    toForm: toRatesForm,
    names: ratesFieldNames,
    save: (change) => updateProfile.mutateAsync(change),
  });
  useFollowRow(form, { row: user, toForm: toRatesForm, edit });

  return (
    <FormPanel
      form={form}
      path={paths.settings("documents")}
      subject={user.id}
      onSubmit={edit.submit}
      edit={edit}
      title="Terms and rates"
      about="These apply unless a client or a project has its own."
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          control={form.control}
          name="paymentDays"
          label="Payment terms, days"
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(DEFAULT_PAYMENT_DAYS)}
          hint="Days until an invoice is due. Enter 0 for due on receipt."
        />
        <HourlyRateField control={form.control} name="hourlyRate" hint="For time that is billed." />
      </div>
      <TimeRoundingField control={form.control} name="timeRounding" />
    </FormPanel>
  );
}
