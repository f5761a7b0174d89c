"use client";

import { type Control, useWatch } from "react-hook-form";
import { AnyCurrencyField } from "@/components/form/any-currency-field";
import { TextField } from "@/components/form/text-field";
import type { BankAccountForm, BankAccountFormInput } from "@/lib/bank-accounts/form";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** The fields of a bank account. The ways to pay of one country are shown for its currency, or when they are filled in. */
export function BankAccountFields({
  control,
}: {
  control: Control<BankAccountFormInput, unknown, BankAccountForm>;
}) {
  const [chosen, ...local] = useWatch({ control, name: ["currency", "promptPayId", "upiId", "pixKey"] });
  const profile = useQueryData(userQuery());
  const currency = chosen || profile?.currency;
  const [promptPayId, upiId, pixKey] = local;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField
        control={control}
        name="label"
        label="Label"
        isRequired
        autoComplete="off"
        placeholder="Business account"
        hint="Only you see it."
      />
      <AnyCurrencyField
        control={control}
        name="currency"
        hint="New documents in this currency use this account."
      />
      <TextField control={control} name="holder" label="Account holder" isRequired autoComplete="off" />
      <TextField control={control} name="bankName" label="Bank" autoComplete="off" />
      <TextField control={control} name="iban" label="IBAN" autoComplete="off" />
      <TextField control={control} name="bic" label="BIC" autoComplete="off" />
      <TextField
        control={control}
        name="accountNumber"
        label="Account number"
        autoComplete="off"
        hint="If there is no IBAN. Include the routing or sort code."
        className="md:col-span-2"
      />
      <TextField
        control={control}
        name="payLink"
        label="Pay online"
        autoComplete="off"
        inputMode="url"
        placeholder="https://paypal.me/ida/{amount}{currency}"
        hint="The address of your page at Stripe, PayPal, Mollie or Wise. {amount}, {currency} and {number} are filled in."
        className="md:col-span-2"
      />
      {(currency === "THB" || promptPayId) && (
        <TextField
          control={control}
          name="promptPayId"
          label="PromptPay ID"
          autoComplete="off"
          hint="A mobile number, tax ID or e-wallet ID."
          className="md:col-span-2"
        />
      )}
      {(currency === "INR" || upiId) && (
        <TextField
          control={control}
          name="upiId"
          label="UPI ID"
          autoComplete="off"
          placeholder="ida@bank"
          className="md:col-span-2"
        />
      )}
      {(currency === "BRL" || pixKey) && (
        <TextField
          control={control}
          name="pixKey"
          label="PIX key"
          autoComplete="off"
          hint="An email, telephone number, CPF or CNPJ, or a random key."
          className="md:col-span-2"
        />
      )}
    </div>
  );
}
