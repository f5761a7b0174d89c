"use client";

import { useState } from "react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { copyLinkAddress } from "@/components/sales-documents/issued/use-copy-link";
import { calendarDate, dueOnDate, isInstant, todayIn, UNREADABLE_DATE } from "@/lib/shared/dates/dates";
import { useCreateLink } from "@/lib/document-links/queries";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { addDays } from "@/lib/shared/dates/calendar-date";

const DEFAULT_DAYS = 30;

const dayOf = (lastDay: string) => calendarDate({ dueAt: lastDay, isWithTime: false }, browserTimeZone());

const formSchema = z.object({
  lastDay: z
    .string()
    .min(1, { error: "Date is required", abort: true })
    .refine(isInstant, { error: UNREADABLE_DATE, abort: true })
    .refine((lastDay) => dayOf(lastDay) >= todayIn(browserTimeZone(), new Date()), {
      error: "Choose today or a later day",
    }),
});

/** The dialog that makes and copies a link to the client's page which stops working after a day. */
export function ExpiringLinkDialog({
  documentId,
  isOpen,
  onClose,
}: {
  documentId: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const createLink = useCreateLink();
  const [lastDay] = useState(
    () => dueOnDate(addDays(todayIn(browserTimeZone(), new Date()), DEFAULT_DAYS)).dueAt,
  );
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { lastDay } });
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Copy link that expires"
      description="The link stops working after this day. Earlier links are not changed."
      submitLabel="Copy link"
      onSubmit={(values) => createLink.mutateAsync({ documentId, expiresOn: dayOf(values.lastDay) })}
      onSaved={({ url }) => {
        onClose();
        void copyLinkAddress(url);
      }}
    >
      <DateTimeField control={form.control} name="lastDay" label="Last day" isRequired />
    </ShortFormDialog>
  );
}
