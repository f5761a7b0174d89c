"use client";

import type { Control } from "react-hook-form";
import { ColorField } from "@/components/form/color-field";
import { AddressFields } from "@/components/form/address-fields";
import { SelectField } from "@/components/form/select-field";
import { TaxIdField } from "@/components/form/tax-id-field";
import { NameField } from "@/components/form/name-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { addressNames } from "@/lib/shared/text/address";
import { HourlyRateField } from "@/components/form/time/hourly-rate-field";
import { TimeRoundingField } from "@/components/form/time/time-rounding-field";
import { languageOptions } from "@/lib/shared/text/languages";
import type { ClientForm, ClientFormInput } from "@/lib/clients/form";

/** The fields of a client, in the dialog of a new one and in the settings. */
export function ClientFields({ control }: { control: Control<ClientFormInput, unknown, ClientForm> }) {
  return (
    <>
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <ColorField control={control} name="themeColor" label="Theme colour" isRequired />
      <div className="grid gap-4 md:grid-cols-2">
        <TaxIdField control={control} name="taxId" label="Tax ID" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="off" />
        <TaxIdField control={control} name="vatId" label="VAT ID" />
        <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      </div>
      <AddressFields control={control} names={addressNames} rows={3} />
      <SelectField
        control={control}
        name="language"
        label="Language"
        options={languageOptions}
        hint="Used for this client’s documents."
      />
      <TextField
        control={control}
        name="paymentDays"
        label="Payment terms, days"
        inputMode="numeric"
        autoComplete="off"
        hint="Days until an invoice is due. Enter 0 for due on receipt. If empty, the payment terms in your settings apply."
      />
      <HourlyRateField
        control={control}
        name="hourlyRate"
        placeholder="As in your settings"
        hint="For time that is billed. A project can have its own."
      />
      <TimeRoundingField control={control} name="timeRounding" defaultLabel="As in your settings" />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          control={control}
          name="buyerReference"
          label="Buyer reference"
          autoComplete="off"
          hint="For e-invoices, such as a Leitweg-ID."
        />
        <TextField
          control={control}
          name="electronicAddress"
          label="Address for e-invoices"
          autoComplete="off"
          hint="An email address, or a Peppol ID such as 0204:991-12345-67. If empty, the email or the VAT ID is used."
        />
      </div>
      <TextareaField control={control} name="detail" label="Details" rows={3} />
    </>
  );
}
