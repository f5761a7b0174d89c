"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { SuggestField } from "@/components/form/suggest-field";
import { NameField } from "@/components/form/name-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { partnerCompaniesQuery } from "@/lib/partner-companies/queries";
import type { PartnerContactForm, PartnerContactFormInput } from "@/lib/partner-contacts/form";
import { NO_COMPANY } from "@/lib/shared/constants";
import { useQueryData } from "@/lib/query/use-query-data";

/** The fields of a partner. The company is free text, with the companies of other partners as suggestions. */
export function PartnerContactFields({
  control,
}: {
  control: Control<PartnerContactFormInput, unknown, PartnerContactForm>;
}) {
  const [company, setCompany] = useState("");
  const companies = useQueryData(partnerCompaniesQuery(company)) ?? [];
  return (
    <>
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <div className="grid gap-4 md:grid-cols-2">
        <SuggestField
          control={control}
          name="company"
          label="Company"
          placeholder={NO_COMPANY}
          suggestions={companies.map((option) => option.label)}
          onSearch={setCompany}
        />
        <TextField control={control} name="role" label="Role" isRequired autoComplete="off" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="off" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      </div>
      <TextareaField control={control} name="details" label="Info" rows={3} />
    </>
  );
}
