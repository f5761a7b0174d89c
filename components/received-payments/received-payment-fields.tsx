"use client";

import type { Control } from "react-hook-form";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { formatMoney } from "@/lib/shared/money/money";
import type { ReceivedPaymentForm, ReceivedPaymentFormInput } from "@/lib/received-payments/form";
import {
  methodLabels,
  paymentMethods,
  receivedPaymentKindLabels,
  receivedPaymentKinds,
} from "@/lib/received-payments/kinds";
import { isOwed, type PaidDocument } from "@/lib/sales-documents/due";
import { documentName } from "@/lib/sales-documents/rules";

const methodOptions = paymentMethods.map((value) => ({ value, label: methodLabels[value] }));
const kindOptions = receivedPaymentKinds.map((value) => ({
  value,
  label: receivedPaymentKindLabels[value],
}));

/** The fields of a payment. */
export function ReceivedPaymentFields({
  control,
  currency,
}: {
  control: Control<ReceivedPaymentFormInput, unknown, ReceivedPaymentForm>;
  currency: string;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
      <NumberField control={control} name="amount" label="Amount" unit={currency} isRequired />
      <DateTimeField
        control={control}
        name="receivedOn"
        label="Received on"
        isRequired
        yearless="nearest"
        className="[&>div>span]:w-full"
      />
      <SelectField control={control} name="method" label="Method" options={methodOptions} />
      <SelectField control={control} name="kind" label="Kind" options={kindOptions} />
      <TextField control={control} name="reference" label="Reference" autoComplete="off" />
      <NumberField control={control} name="arrivedAmount" label="Received after fees" unit={currency} />
    </div>
  );
}

/** The invoice that a payment is for, with its client and what is owed. */
export function PaidDocumentLine({ document }: { document: PaidDocument }) {
  const { client, clientName, total, balance, currency } = document;
  const isDue = isOwed(balance);
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-4">
      <p className="min-w-0">
        <span className="block truncate font-medium">{documentName(document)}</span>
        <span className="block truncate text-ink-muted">{client?.name ?? clientName}</span>
      </p>
      <p className="min-w-0 shrink-0 text-right tabular">
        <span className="block text-ink-muted">{isDue ? "Owed" : "Total"}</span>
        <span className="block font-medium whitespace-nowrap">
          {formatMoney(isDue ? balance : total, currency)}
        </span>
      </p>
    </div>
  );
}
