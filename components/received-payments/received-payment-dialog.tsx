"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { PaidDocumentLine, ReceivedPaymentFields } from "./received-payment-fields";
import { useOverLimitQuestion } from "./use-over-limit-question";
import { formatFullDate } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { useStatusChangeToast } from "@/lib/payments/status-change";
import {
  newReceivedPaymentForm,
  type ReceivedPaymentForm,
  type ReceivedPaymentFormInput,
  receivedPaymentFieldNames,
  receivedPaymentFormSchema,
  toReceivedPaymentForm,
} from "@/lib/received-payments/form";
import { methodLabels, receivedPaymentKindLabels } from "@/lib/received-payments/kinds";
import {
  useCreateReceivedPayment,
  useDeleteReceivedPayment,
  useUpdateReceivedPayment,
} from "@/lib/received-payments/queries";
import type { ReceivedPaymentRow } from "@/lib/received-payments/schema";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import type { PaidDocument } from "@/lib/sales-documents/due";

type Opening = { isOpen: boolean; onClose: () => void; onClosed?: () => void };

/** The dialog that records a payment for an invoice, or corrects or removes the given one. */
export function ReceivedPaymentDialog({
  document,
  payment,
  ...opening
}: { document: PaidDocument; payment?: ReceivedPaymentRow } & Opening) {
  return payment ? (
    <EditPayment document={document} payment={payment} {...opening} />
  ) : (
    <NewPayment document={document} {...opening} />
  );
}

function NewPayment({ document, ...opening }: { document: PaidDocument } & Opening) {
  const { id: documentId, balance } = document;
  const createPayment = useCreateReceivedPayment();
  const announce = useStatusChangeToast();
  const sendWithinLimit = useOverLimitQuestion();
  // Generated once per dialog, so that saving again after a lost response does not record the payment twice.
  const [id] = useState(() => newId());
  const [initial] = useState(() => newReceivedPaymentForm(balance, browserTimeZone(), new Date()));
  const form = usePaymentForm(document, initial);

  const handleSubmit = (values: ReceivedPaymentForm) =>
    sendWithinLimit((allowOver) => createPayment.mutateAsync({ id, documentId, ...values, ...allowOver }));

  return (
    <FormDialog
      {...opening}
      form={form}
      onSubmit={handleSubmit}
      onSaved={({ paymentStatusChange }) => {
        announce(paymentStatusChange);
        opening.onClose();
      }}
      canSaveUnchanged
      title="Record payment"
      themeColor={document.client?.themeColor ?? null}
      saveLabel="Record payment"
    >
      <PaidDocumentLine document={document} />
      <ReceivedPaymentFields control={form.control} currency={document.currency} />
    </FormDialog>
  );
}

function EditPayment({
  document,
  payment,
  ...opening
}: { document: PaidDocument; payment: ReceivedPaymentRow } & Opening) {
  const { id } = payment;
  const updatePayment = useUpdateReceivedPayment();
  const deletePayment = useDeleteReceivedPayment();
  const announce = useStatusChangeToast();
  const sendWithinLimit = useOverLimitQuestion();
  const form = usePaymentForm(document, toReceivedPaymentForm(payment));

  const edit = useRowEdit({
    form,
    row: payment,
    toForm: toReceivedPaymentForm,
    names: receivedPaymentFieldNames,
    inWords: {
      "Received on": ({ receivedOn }) => formatFullDate(receivedOn, false, browserTimeZone()),
      Method: ({ method }) => methodLabels[method],
      Kind: ({ kind }) => receivedPaymentKindLabels[kind],
    },
    save: async (change) => {
      const saved = await sendWithinLimit((allowOver) =>
        updatePayment.mutateAsync({ id, ...change, ...allowOver }),
      );
      announce(saved.paymentStatusChange);
      return saved;
    },
  });
  const handleDelete = () => {
    deletePayment.mutate(id);
    opening.onClose();
  };

  return (
    <FormDialog
      {...opening}
      form={form}
      subject={id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      deleteLabel="Remove"
      deleteQuestion={{
        title: `Remove the payment of ${formatMoney(payment.amount, document.currency)}?`,
        body: "It stays in the history of the invoice.",
      }}
      title="Payment"
      themeColor={document.client?.themeColor ?? null}
    >
      <PaidDocumentLine document={document} />
      <ReceivedPaymentFields control={form.control} currency={document.currency} />
    </FormDialog>
  );
}

function usePaymentForm({ currency }: PaidDocument, defaultValues: ReceivedPaymentFormInput) {
  return useForm<ReceivedPaymentFormInput, unknown, ReceivedPaymentForm>({
    resolver: zodResolver(receivedPaymentFormSchema(currency)),
    defaultValues,
  });
}
