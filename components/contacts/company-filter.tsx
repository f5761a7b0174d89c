"use client";

import { useClientOptions } from "@/components/clients/client-picker";
import type { ContactType } from "@/components/contacts/contact-choice";
import { usePartnerCompanyOptions } from "@/components/partner-contacts/partner-company-picker";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";

type Props = { value: string | undefined; onChange: (company: string | undefined) => void };

/** Filters contacts by company: a client, or a partner's company. */
export function CompanyFilter({ contactType, ...props }: Props & { contactType: ContactType }) {
  return contactType === "client" ? <ClientFilter {...props} /> : <PartnerCompanyFilter {...props} />;
}

const shared = { label: "Company", placeholder: "All companies", isClearable: true, className: "md:w-56" };

function ClientFilter({ value, onChange }: Props) {
  const { chosen, picker } = useClientOptions({ chosenId: value });
  return (
    <EagerCombobox
      {...shared}
      {...picker}
      searchPlaceholder="Search clients"
      value={chosen}
      onChange={(option) => onChange(option?.value)}
    />
  );
}

function PartnerCompanyFilter({ value, onChange }: Props) {
  const picker = usePartnerCompanyOptions();
  return (
    <EagerCombobox
      {...shared}
      {...picker}
      searchPlaceholder="Search companies"
      value={value === undefined ? null : { value, label: value }}
      onChange={(option) => onChange(option?.value)}
    />
  );
}
