"use client";

import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { NoteField } from "@/components/sales-documents/builder/adjustments-section";
import { ProjectFields } from "@/components/sales-documents/builder/document-info-section";
import { ItemList } from "@/components/sales-documents/items/item-list";
import type { PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { ClientSection, FreelancerSection } from "@/components/sales-documents/builder/party-sections";
import { TotalsSummary } from "@/components/sales-documents/builder/totals-summary";
import { accentColor } from "@/components/sales-documents/paper/paper-sheets";
import { usePaperWords } from "@/components/sales-documents/paper/use-paper-words";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { isInstant } from "@/lib/shared/dates/dates";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { languageOf } from "@/lib/shared/text/languages";
import { printedAccent } from "@/lib/logo/accent";
import { logoOnPaper, type PictureSize } from "@/lib/logo/size";
import { useQueryData } from "@/lib/query/use-query-data";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";
import { formatsOf } from "@/lib/sales-documents/print/formats";
import { userQuery } from "@/lib/users/queries";
import type { BuilderControl, BuilderFormReturn } from "@/lib/sales-documents/form";
import { dateText } from "@/lib/shared/dates/calendar-date";

const LogoPicture = lazyComponent(() =>
  import("@/components/sales-documents/paper/logo-picture").then((module) => module.LogoPicture),
);

/** The paper as a form: its texts are edited where they are printed. */
export function PaperForm({
  form,
  kind,
  printed,
  onEditItem,
}: {
  form: BuilderFormReturn;
  kind: DocumentKind;
  printed?: PrintedBesides;
  onEditItem: (index: number) => void;
}) {
  const { control } = form;
  const [language, country] = useWatch({ control, name: ["language", "freelancerCountry"] });
  const { labels } = usePaperWords(language);
  const words = { labels, formats: formatsOf(languageOf(language), country) };
  const user = useQueryData(userQuery());
  return (
    <div
      style={accentColor(user?.accent ? printedAccent(user.accent) : null)}
      className="paper-form @container flex min-h-256 flex-col gap-6 border border-line bg-panel px-12 pt-12 pb-10 text-ink shadow-float"
    >
      <Heading control={control} kind={kind} words={words} />
      <div className="grid grid-cols-2 items-start gap-8">
        <FreelancerSection control={control} variant="paper" words={words} />
        <ClientSection control={control} variant="paper" words={words} />
      </div>
      <div className="flex flex-col">
        <ProjectFields control={control} paperLabel={labels.project} />
      </div>
      <section aria-label="Items and pricing">
        <ItemList form={form} kind={kind} variant="paper" words={words} onEdit={onEditItem} />
      </section>
      <div className="ml-auto w-80 max-w-full">
        <TotalsSummary control={control} printed={printed} words={words} isPaper />
      </div>
      <NoteField control={control} paperLabel={labels.note} />
    </div>
  );
}

/** The title, logo, number and date as they are printed; they are edited in the rail and in the profile. */
function Heading({ control, kind, words: { labels, formats } }: HeadingProps) {
  const [category, number, issuedAt] = useWatch({ control, name: ["category", "number", "issuedAt"] });
  const user = useQueryData(userQuery());
  const { logo = null, logoWidth, logoHeight } = user ?? {};
  const size = logoWidth && logoHeight ? logoOnPaper({ width: logoWidth, height: logoHeight }) : null;
  return (
    <div aria-hidden className="grid grid-cols-2 items-start gap-8">
      <p className="text-page font-semibold text-(--paper-accent,var(--color-paper-ink))" dir="auto">
        {labels.kinds[kind === "creditNote" ? kind : category]}
      </p>
      <div className="min-w-0">
        {logo !== null && size && (
          <div className="mb-4 max-w-full rounded-chip bg-paper" style={pixelsOf(size)}>
            <Suspense>
              <LogoPicture logoKey={logo} />
            </Suspense>
          </div>
        )}
        <p className="truncate">
          <span className="text-ink-muted">{labels.number}</span> <bdi className="tabular">{number}</bdi>
        </p>
        {isInstant(issuedAt) && (
          <p>
            <span className="text-ink-muted">{labels.issueDate}</span>{" "}
            <bdi className="tabular">{formats.day(dateText(issuedAt))}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

interface HeadingProps {
  control: BuilderControl;
  kind: DocumentKind;
  words: PrintWords;
}

/** The form is as wide as the paper at this scale. */
const PIXELS_PER_POINT = 1.45;

function pixelsOf({ width, height }: PictureSize) {
  return { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT };
}
