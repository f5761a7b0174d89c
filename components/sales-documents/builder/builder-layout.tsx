"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import {
  AdjustmentFields,
  AdjustmentsSection,
} from "@/components/sales-documents/builder/adjustments-section";
import { DocumentInfoSection } from "@/components/sales-documents/builder/document-info-section";
import { useItemEditor } from "@/components/sales-documents/items/item-editor";
import { ItemsSection } from "@/components/sales-documents/items/items-section";
import { LivePreview, type PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { PaperForm } from "@/components/sales-documents/paper/paper-form";
import { ClientSection, FreelancerSection } from "@/components/sales-documents/builder/party-sections";
import { Panel } from "@/components/ui/panel";
import { useMediaQuery } from "@/components/ui/hooks/use-media-query";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { BuilderFormReturn } from "@/lib/sales-documents/form";

interface BuilderLayoutProps {
  form: BuilderFormReturn;
  kind: DocumentKind;
  printed?: PrintedBesides;
  isLocked: boolean;
  /** Above the fields: warnings, drafts, conflicts. */
  notices: ReactNode;
}

/** The fields of the builder: the paper with a rail from 1280 px, panels below. The printed page is the paper itself. */
export function BuilderLayout(props: BuilderLayoutProps) {
  const isWide = useMediaQuery("(min-width: 80rem)");
  // A credit note has its tax rates from its invoice.
  const items = useItemEditor(props.form, props.kind === "creditNote");
  const Fields = isWide ? WideFields : NarrowFields;
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-page flex-1">
      <Fields {...props} onEditItem={items.edit} />
      {items.dialog}
      <section aria-label="Printed page" data-sheet className="hidden print:block print:w-full">
        <LivePreview control={props.form.control} printed={props.printed} />
      </section>
    </div>
  );
}

// Positioned, so that labels for screen readers scroll with their fields instead of making the page taller.
const scrollClass = "relative overflow-y-auto overscroll-contain";

type FieldsProps = BuilderLayoutProps & { onEditItem: (index: number) => void };

function WideFields({ form, kind, printed, isLocked, notices, onEditItem }: FieldsProps) {
  return (
    <div data-chrome inert={isLocked} className="flex min-w-0 flex-1">
      <div className={clsx(scrollClass, "min-w-0 flex-1 px-6 pb-6")}>
        <div className="mx-auto max-w-216">
          {notices}
          <PaperForm form={form} kind={kind} printed={printed} onEditItem={onEditItem} />
        </div>
      </div>
      <div className={clsx(scrollClass, "flex w-76 shrink-0 flex-col gap-4 pr-6 pb-6 *:shrink-0")}>
        <DocumentInfoSection control={form.control} kind={kind} hasProjectFields={false} />
        <Panel title="Discount and tax">
          <AdjustmentFields control={form.control} kind={kind} />
        </Panel>
      </div>
    </div>
  );
}

function NarrowFields({ form, kind, printed, isLocked, notices, onEditItem }: FieldsProps) {
  const { control } = form;
  return (
    <div
      data-chrome
      inert={isLocked}
      className={clsx(scrollClass, "@container min-w-0 flex-1 px-4 pb-4 md:px-6")}
    >
      {notices}
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 items-start gap-4 @2xl:grid-cols-2 [&>*]:@2xl:col-span-2">
          <div className="col-span-full grid items-start gap-2 @2xl:grid-cols-2 @2xl:gap-4">
            <FreelancerSection control={control} variant="row" />
            <ClientSection control={control} variant="row" />
          </div>
          <ItemsSection form={form} kind={kind} onEdit={onEditItem} />
          <AdjustmentsSection control={control} kind={kind} printed={printed} />
        </div>
        <DocumentInfoSection control={control} kind={kind} hasProjectFields />
      </div>
    </div>
  );
}
