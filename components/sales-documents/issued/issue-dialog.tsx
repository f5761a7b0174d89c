"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Hash } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { useDialog } from "@/components/dialog/use-dialog";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { ApiError } from "@/lib/api/request";
import { issueHints } from "@/lib/e-invoices/issue-hints";
import { dueOnDate, isInstant, todayIn } from "@/lib/shared/dates/dates";
import { kindLabels } from "@/lib/document-settings/kinds";
import { useStatusChangeToast } from "@/lib/payments/status-change";
import { useQueryData } from "@/lib/query/use-query-data";
import { type IssueForm, type IssueFormInput, issueFormSchema } from "@/lib/sales-documents/issue/form";
import {
  type IssueConsents,
  issuePreviewQuery,
  refusalDetail,
  useIssueSalesDocument,
} from "@/lib/sales-documents/issue/queries";
import type { IssuedDocument } from "@/lib/sales-documents/issue/schema";
import type { MissingDetail } from "@/lib/sales-documents/issue/missing-details";
import type { SalesDocumentFormInput } from "@/lib/sales-documents/form";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { dateText, daysBetween } from "@/lib/shared/dates/calendar-date";
import { capitalized } from "@/lib/shared/text/format";

const NumberSettingsDialog = lazyComponent(() =>
  import("@/components/document-settings/number-settings-dialog").then(
    (module) => module.NumberSettingsDialog,
  ),
);

/** The dialog that issues a draft: the number it will get, its dates, and what is empty on it. */
export function IssueDialog({
  document: { id, kind },
  missing,
  values,
  onFill,
  isOpen,
  onClose,
}: {
  document: Pick<SalesDocument, "id" | "kind">;
  missing: readonly MissingDetail[];
  /** The values of the builder. */
  values: SalesDocumentFormInput;
  /** Closes the dialog and goes to the field of an empty detail. */
  onFill: (field: string) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  const issue = useIssueSalesDocument();
  const announce = useStatusChangeToast();
  const confirm = useConfirm();
  const settings = useDialog(NumberSettingsDialog);
  const [today] = useState(() => dueOnDate(todayIn(browserTimeZone(), new Date())).dueAt);
  const form = useForm<IssueFormInput, unknown, IssueForm>({
    resolver: zodResolver(issueFormSchema),
    defaultValues: { issuedDate: today, dueOn: "" },
  });
  const { control } = form;
  const preview = usePreview(id, form);
  const name = kindLabels[kind].toLowerCase();

  /** Asks before an issue date that is before the last one of the series, and before an invoice below its deposits. */
  const send = async (values: IssueForm, consents: IssueConsents = {}): Promise<IssuedDocument | false> => {
    const dueOn = values.dueOn || undefined;
    try {
      return await issue.mutateAsync({ id, issuedDate: values.issuedDate, dueOn, ...consents });
    } catch (error) {
      const asked = consentFor(error);
      if (!asked) throw error;
      const question = { title: refusalDetail(error as Error), body: asked.body, proceed: "Issue anyway" };
      return (await confirm(question)) && send(values, { ...consents, ...asked.consent });
    }
  };
  const handleSubmit = async (values: IssueForm) => {
    form.clearErrors("root");
    try {
      return await send(values);
    } catch (error) {
      if (hasFields(error)) throw error;
      form.setError("root", { message: refusalDetail(error as Error) });
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
      onSaved={(issued) => {
        announce(issued.paymentStatusChange);
        onClose();
      }}
    >
      <div data-not-first className="flex items-end justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-label font-medium text-ink-muted">Number</span>
          <output className="block min-h-7 text-title font-semibold wrap-anywhere tabular">
            {preview?.number ?? "\u00a0"}
          </output>
        </p>
        <Button size="sm" onClick={() => settings.open(true)}>
          <Hash aria-hidden />
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
            hint={<DueHint control={control} />}
            className="[&>div>span]:w-full"
          />
        )}
      </div>
      <Missing title="Empty on this document" missing={missing} onFill={onFill} />
      <Missing title="For an e-invoice" missing={issueHints(kind, values, missing)} onFill={onFill} />
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

/** "Due on receipt", or the days from the issue date. */
function DueHint({ control }: { control: FormControl }) {
  const [issuedAt, dueAt] = useWatch({ control, name: ["issuedDate", "dueOn"] });
  if (!isInstant(issuedAt) || !isInstant(dueAt)) return null;
  const days = daysBetween(dateText(issuedAt), dateText(dueAt));
  if (days === 0) return "Due on receipt";
  return days > 0 ? `${days} days after the issue date` : null;
}

function Missing({
  title,
  missing,
  onFill,
}: {
  title: string;
  missing: readonly { field: string; label: string }[];
  onFill: (field: string) => void;
}) {
  if (missing.length === 0) return null;
  return (
    <div className="rounded-control border border-line bg-sunken px-3 py-2.5">
      <p className="text-label font-medium text-ink-muted">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {missing.map((detail) => (
          <li key={detail.field}>
            <Button size="sm" onClick={() => onFill(detail.field)}>
              {capitalized(detail.label)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
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

/** Returns what a person can confirm after a refusal; undefined for any other error. */
function consentFor(error: unknown): { body: string; consent: IssueConsents } | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "earlier-date")
    return {
      body: "Numbers are easier to follow in the order of their dates.",
      consent: { allowEarlierDate: true },
    };
  if (code === "below-deposits")
    return {
      body: "The client is owed the difference, which you can record as a refund.",
      consent: { allowBelowDeposits: true },
    };
  return undefined;
}

/** Returns whether the server's errors belong to fields of the dialog. */
function hasFields(error: unknown): boolean {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.some(({ path }) => path === "issuedDate" || path === "dueOn");
}
