"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Icon } from "@/components/ui/icons/icon";
import { Hash } from "lucide";
import { useEffect, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { useDialog } from "@/components/dialog/use-dialog";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { MissingList } from "./missing-list";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { consentFor, hasFields } from "@/lib/sales-documents/issue/consents";
import { issueHints } from "@/lib/e-invoices/issue-hints";
import { dueOnDate, formatFullDate, isInstant, todayIn } from "@/lib/shared/dates/dates";
import { ApiError, refusalDetail } from "@/lib/api/request";
import { kindLabels } from "@/lib/document-settings/kinds";
import { useStatusChangeToast } from "@/lib/payments/status-change";
import { useQueryData } from "@/lib/query/use-query-data";
import { type IssueForm, type IssueFormInput, issueFormSchema } from "@/lib/sales-documents/issue/form";
import {
  type IssueConsents,
  issuePreviewQuery,
  useIssueSalesDocument,
} from "@/lib/sales-documents/issue/queries";
import { isFarYear, proposedIssueDate } from "@/lib/sales-documents/issue/issue-date";
import type { IssuedDocument } from "@/lib/sales-documents/issue/schema";
import type { MissingDetail } from "@/lib/sales-documents/issue/missing-details";
import type { SalesDocumentFormInput } from "@/lib/sales-documents/form";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { dateText, daysBetween } from "@/lib/shared/dates/calendar-date";

const NumberSettingsDialog = lazyComponent(() =>
  import("@/components/document-settings/number-settings-dialog").then(
    (module) => module.NumberSettingsDialog,
  ),
);

/** The dialog that issues a draft: the number it will get, its dates, and what is empty on it. */
export function IssueDialog({
  document: { id, kind, createdAt },
  missing,
  values,
  version,
  onFill,
  isOpen,
  onClose,
}: {
  document: Pick<SalesDocument, "id" | "kind"> & { createdAt?: string };
  missing: readonly MissingDetail[];
  /** The values of the builder. */
  values: SalesDocumentFormInput;
  /** The version of the document with these values: another one is not issued. */
  version?: string;
  /** Closes the dialog and goes to the field of an empty detail. */
  onFill: (field: string) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  const issue = useIssueSalesDocument();
  const announce = useStatusChangeToast();
  const confirm = useConfirm();
  const settings = useDialog(NumberSettingsDialog);
  const [proposed] = useState(() =>
    proposedIssueDate({ issuedAt: values.issuedAt, createdAt }, browserTimeZone(), new Date()),
  );
  const form = useForm<IssueFormInput, unknown, IssueForm>({
    resolver: zodResolver(issueFormSchema),
    defaultValues: { issuedDate: dueOnDate(proposed).dueAt, dueOn: "" },
  });
  const { control } = form;
  const preview = usePreview(id, form);
  const name = kindLabels[kind].toLowerCase();

  const confirmYear = async (issuedDate: string) => {
    if (!isFarYear(issuedDate, todayIn(browserTimeZone(), new Date()))) return true;
    const title = `Issue it in ${issuedDate.slice(0, 4)}?`;
    const body = `The issue date is ${formatFullDate(dueOnDate(issuedDate).dueAt, false, browserTimeZone())}.`;
    return confirm({ title, body, proceed: "Issue anyway" });
  };

  /** Asks before an issue date that is before the last one of the series, and before an invoice below its deposits. */
  const send = async (values: IssueForm, consents: IssueConsents = {}): Promise<IssuedDocument | false> => {
    const dueOn = values.dueOn || undefined;
    try {
      return await issue.mutateAsync({ id, version, issuedDate: values.issuedDate, dueOn, ...consents });
    } catch (error) {
      const asked = consentFor(error);
      if (!asked) throw error;
      const question = { title: refusalDetail(error as Error), body: asked.body, proceed: "Issue anyway" };
      return (await confirm(question)) && send(values, { ...consents, ...asked.consent });
    }
  };
  const handleSubmit = async (values: IssueForm) => {
    form.clearErrors("root");
    if (!(await confirmYear(values.issuedDate))) return false;
    try {
      const issued = await send(values);
      if (issued) announce(issued.paymentStatusChange);
      return issued;
    } catch (error) {
      if (hasFields(error)) throw error;
      form.setError("root", { message: refusal(error as Error) });
      return false;
    }
  };

  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={`Issue ${name}`}
      submitLabel="Issue"
      onSubmit={handleSubmit}
    >
      <div data-not-first className="flex items-end justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-label font-medium text-ink-muted">Number</span>
          <output className="block min-h-7 text-title font-semibold wrap-anywhere tabular">
            {preview?.number ?? "\u00a0"}
          </output>
        </p>
        <Button size="sm" onClick={() => settings.open(true)}>
          <Icon of={Hash} />
          Number settings
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateTimeField
          control={control}
          name="issuedDate"
          label="Issue date"
          isRequired
          yearless="nearest"
          className="[&>div>span]:w-full"
        />
        {(kind === "invoice" || kind === "quotation") && (
          <DateTimeField
            control={control}
            name="dueOn"
            label={kind === "invoice" ? "Due date" : "Valid until"}
            yearless="nearest"
            hint={<DueHint control={control} kind={kind} />}
            className="[&>div>span]:w-full"
          />
        )}
      </div>
      <MissingList title="Empty on this document" missing={missing} onFill={onFill} />
      <MissingList title="For an e-invoice" missing={issueHints(kind, values, missing)} onFill={onFill} />
      <p className="text-ink-muted">An issued {name} does not change. Its PDF is stored as it is now.</p>
      <RootError control={control} />
      {settings.subject && (
        <NumberSettingsDialog
          key={settings.key}
          opensAt={kind}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </ShortFormDialog>
  );
}

function refusal(error: Error): string {
  const isChanged = error instanceof ApiError && error.status === 412;
  return isChanged
    ? "This document was changed elsewhere. Close this dialog and check it before you issue it."
    : refusalDetail(error);
}

type Form = ReturnType<typeof useForm<IssueFormInput, unknown, IssueForm>>;
type FormControl = Form["control"];

/** Returns the number for the chosen date. The due date follows the issue date until it is changed. */
function usePreview(id: string, { control, setValue, getFieldState }: Form) {
  const issuedAt = useWatch({ control, name: "issuedDate" });
  const isReadable = isInstant(issuedAt);
  const issuedDate = isReadable ? dateText(issuedAt) : undefined;
  const data = useQueryData({ ...issuePreviewQuery(id, { issuedDate }), enabled: isReadable });
  const dueOn = data?.dueOn;
  useEffect(() => {
    if (dueOn && !getFieldState("dueOn").isDirty) setValue("dueOn", dueOnDate(dueOn).dueAt);
  }, [dueOn, getFieldState, setValue]);
  return data;
}

/** The days from the issue date. Zero is "Due on receipt" of an invoice, and a quotation that is valid on that date only. */
function DueHint({ control, kind }: { control: FormControl; kind: "invoice" | "quotation" }) {
  const [issuedAt, dueAt] = useWatch({ control, name: ["issuedDate", "dueOn"] });
  if (!isInstant(issuedAt) || !isInstant(dueAt)) return null;
  const days = daysBetween(dateText(issuedAt), dateText(dueAt));
  if (days === 0) return kind === "invoice" ? "Due on receipt" : "Valid on the issue date only";
  return days > 0 ? `${days} days after the issue date` : null;
}

function RootError({ control }: { control: FormControl }) {
  const { errors } = useFormState({ control });
  if (!errors.root) return null;
  return (
    <p role="alert" className="font-medium text-danger">
      {errors.root.message}
    </p>
  );
}
