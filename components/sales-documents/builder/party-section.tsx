"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { ChevronDown } from "lucide";
import { type ReactNode, useId } from "react";
import { useFormState } from "react-hook-form";
import { useFormValues } from "@/components/sales-documents/builder/use-form-values";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { type PrintParty, printParties } from "@/lib/sales-documents/print/parties";
import { languageOf } from "@/lib/shared/text/languages";
import { englishPrint, type PrintWords } from "@/lib/sales-documents/paper-labels/words";

/**
 * A party of the document: one line that opens to its fields, and on the paper the block as it is printed. It is a `details`
 * element, so that a field in it can be revealed before React renders again: see reveal-field.ts.
 */
export function PartySection({
  control,
  party,
  title,
  variant,
  words = englishPrint,
  children,
}: {
  control: BuilderControl;
  party: "freelancer" | "client";
  title: string;
  variant: "row" | "paper";
  /** Of the paper, in the language of the document. */
  words?: PrintWords;
  children: ReactNode;
}) {
  const titleId = useId();
  const isPaper = variant === "paper";
  const values = useFormValues(control);
  const language = isPaper ? languageOf(values.language) : "en";
  const printed = printParties(values, { labels: words.labels, language })[party];
  const { errors } = useFormState({ control });
  const isInvalid = Object.keys(errors).some((name) => name.startsWith(party));
  return (
    <section
      aria-labelledby={titleId}
      className={clsx("min-w-0", !isPaper && "rounded-panel border border-line bg-panel")}
    >
      <details className="group/party">
        <summary
          className={clsx(
            "flex cursor-pointer list-none gap-3 transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden",
            isPaper
              ? "-mx-2 items-start rounded-control px-2 py-1.5"
              : "min-h-14 items-center rounded-panel px-4 py-2 -outline-offset-2",
          )}
        >
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="text-label font-medium text-ink-muted">
              {isPaper && <span aria-hidden>{printed.label}</span>}
              <span className={clsx(isPaper && "sr-only")}>{title}</span>
            </h2>
            {isPaper ? (
              <PrintedBlock party={printed} />
            ) : (
              <p className="truncate">
                <span className="font-semibold">{printed.name || "No name yet"}</span>
                {oneLine(printed) && <span className="text-ink-muted"> · {oneLine(printed)}</span>}
              </p>
            )}
          </div>
          {isInvalid && <span className="text-label font-medium text-danger">Check the fields</span>}
          <Icon
            of={ChevronDown}
            className={clsx(
              "size-4 shrink-0 text-ink-muted transition-transform duration-120 group-open/party:rotate-180",
              isPaper && "mt-0.5",
            )}
          />
        </summary>
        <div className={clsx("flex flex-col gap-4", isPaper ? "pt-2 pb-1" : "px-4 pt-1 pb-4")}>
          {children}
        </div>
      </details>
    </section>
  );
}

/** The block as it is printed. Its fields replace it while they are open. */
function PrintedBlock({ party: { name, texts, lines } }: { party: PrintParty }) {
  return (
    <div className="group-open/party:hidden">
      <p className="font-semibold wrap-anywhere">{name || "No name yet"}</p>
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {lines.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          <span className="text-ink-muted">{label}</span> <bdi>{value}</bdi>
        </p>
      ))}
    </div>
  );
}

function oneLine({ texts, lines }: PrintParty): string {
  return [...texts.map((text) => text.replaceAll("\n", ", ")), ...lines.map(({ value }) => value)].join(
    " · ",
  );
}
