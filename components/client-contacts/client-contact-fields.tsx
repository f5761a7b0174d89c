"use client";

import type { UseFormReturn } from "react-hook-form";
import { CompanyLink } from "@/components/client-contacts/company-link";
import { ClientField } from "@/components/clients/client-field-picker";
import { NameField } from "@/components/form/name-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { ClientContactForm, ClientContactFormInput } from "@/lib/client-contacts/form";
import type { ClientLabel } from "@/lib/clients/schema";

type Form = UseFormReturn<ClientContactFormInput, unknown, ClientContactForm>;

/** The fields of a client contact. An existing contact cannot change company; the company's name links to its page. */
export function ClientContactFields({
  form,
  company,
  onLeave,
}: {
  form: Form;
  company?: ClientLabel;
  onLeave: () => void;
}) {
  const { control } = form;
  return (
    <>
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <div className="grid gap-4 md:grid-cols-2">
        {company ? (
          <CompanyLink company={company} onLeave={onLeave} />
        ) : (
          <ClientField
            control={control}
            name="companyId"
            label="Company"
            initialId={form.getValues("companyId")}
          />
        )}
        <TextField control={control} name="role" label="Role" isRequired autoComplete="off" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="off" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      </div>
      <TextareaField control={control} name="details" label="Info" rows={3} />
    </>
  );
}
