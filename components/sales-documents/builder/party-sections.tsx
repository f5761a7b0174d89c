"use client";

import type { BuilderControl } from "@/lib/sales-documents/form";
import { AddressFields } from "@/components/form/address-fields";
import { TaxIdField } from "@/components/form/tax-id-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";
import { PartySection } from "@/components/sales-documents/builder/party-section";

interface PartySectionProps {
  control: BuilderControl;
  variant: "row" | "paper";
  /** The paper's words; those of the form are English. */
  words?: PrintWords;
}

/** The issuer of the document. */
export function FreelancerSection({ control, variant, words }: PartySectionProps) {
  return (
    <PartySection control={control} party="freelancer" title="From" variant={variant} words={words}>
      <TextField control={control} name="freelancerName" label="Name" isRequired autoComplete="off" />
      <TextField control={control} name="freelancerEmail" label="Email" type="email" autoComplete="off" />
      <TextField control={control} name="freelancerPhone" label="Phone" type="tel" autoComplete="off" />
      <TaxIdField control={control} name="freelancerVatId" label="VAT ID" />
      <TaxIdField control={control} name="freelancerTaxId" label="Tax ID" />
      <AddressFields
        control={control}
        names={{
          text: "freelancerAddress",
          street: "freelancerStreet",
          postcode: "freelancerPostcode",
          city: "freelancerCity",
          region: "freelancerRegion",
          country: "freelancerCountry",
        }}
        rows={2}
      />
    </PartySection>
  );
}

/** The recipient of the document. */
export function ClientSection({ control, variant, words }: PartySectionProps) {
  return (
    <PartySection control={control} party="client" title="Bill to" variant={variant} words={words}>
      <TextField control={control} name="clientName" label="Name" isRequired autoComplete="off" />
      <TextField control={control} name="clientOffice" label="Office" autoComplete="off" />
      <TextField control={control} name="clientPhone" label="Phone" type="tel" autoComplete="off" />
      <TaxIdField control={control} name="clientVatId" label="VAT ID" />
      <TaxIdField control={control} name="clientTaxId" label="Tax ID" />
      <AddressFields
        control={control}
        names={{
          text: "clientAddress",
          street: "clientStreet",
          postcode: "clientPostcode",
          city: "clientCity",
          region: "clientRegion",
          country: "clientCountry",
        }}
        rows={2}
      />
      <TextareaField control={control} name="clientDetail" label="Detail" rows={2} />
    </PartySection>
  );
}
