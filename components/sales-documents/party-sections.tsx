"use client";

import type { BuilderControl } from "@/lib/sales-documents/form";
import { AddressFields } from "@/components/form/address-fields";
import { TaxIdField } from "@/components/form/tax-id-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Panel } from "@/components/ui/panel";

/** The issuer of the document. */
export function FreelancerSection({ control }: { control: BuilderControl }) {
  return (
    <Panel title="From" bodyClassName="flex flex-col gap-4">
      <TextField control={control} name="freelancerName" label="Name" isRequired autoComplete="off" />
      <TextField control={control} name="freelancerEmail" label="Email" type="email" autoComplete="off" />
      <TextField control={control} name="freelancerPhone" label="Phone" type="tel" autoComplete="off" />
      <TaxIdField control={control} name="freelancerTaxId" />
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
    </Panel>
  );
}

/** The recipient of the document. */
export function ClientSection({ control }: { control: BuilderControl }) {
  return (
    <Panel title="Bill to" bodyClassName="flex flex-col gap-4">
      <TextField control={control} name="clientName" label="Name" isRequired autoComplete="off" />
      <TextField control={control} name="clientOffice" label="Office" autoComplete="off" />
      <TextField control={control} name="clientPhone" label="Phone" type="tel" autoComplete="off" />
      <TaxIdField control={control} name="clientTaxId" />
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
    </Panel>
  );
}
