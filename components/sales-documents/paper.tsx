import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { lazyComponent } from "@/components/ui/lazy-part";
import type { PrintModel } from "@/lib/sales-documents/print-model";
import { accountColumns } from "@/lib/sales-documents/print-payment";
import type { PrintParty } from "@/lib/sales-documents/print-parties";
import type { PrintLine } from "@/lib/sales-documents/print-texts";

const PaymentCodeImage = lazyComponent(() =>
  import("@/components/sales-documents/payment-code-image").then((module) => module.PaymentCodeImage),
);

/**
 * The printed page on the screen, as wide as its container: every size is relative to the width, so that the layout is the
 * same at any width. It renders the same print model as the PDF.
 */
export function Paper({ model }: { model: PrintModel }) {
  return (
    <div className="@container w-full">
      <div
        style={{ fontSize: "1.65cqw" }}
        className={clsx(
          "flex w-full flex-col gap-[2.2em] border border-paper-line bg-paper p-[4.2em] text-[1em] leading-[1.45] text-paper-ink shadow-float print:border-0 print:p-0 print:shadow-none",
          model.paper === "Letter"
            ? "min-h-[129.4cqw] print:min-h-[131cqw]"
            : "min-h-[141.4cqw] print:min-h-[145cqw]",
        )}
      >
        <header className="flex items-start justify-between gap-[2em]">
          <p className="text-[2.3em] leading-[1.1] font-semibold tracking-[-0.02em]">{model.title}</p>
          <Lines lines={model.facts} className="text-right" />
        </header>
        <div className="grid grid-cols-2 gap-[2em]">
          <Party party={model.freelancer} />
          <Party party={model.client} />
        </div>
        <section>
          <Label>{model.project.label}</Label>
          <p className="font-semibold wrap-anywhere">{model.project.title || "\u00a0"}</p>
          {model.project.description && (
            <p className="wrap-anywhere whitespace-pre-line text-paper-muted">{model.project.description}</p>
          )}
        </section>
        <Items model={model} />
        <Totals model={model} />
        {model.taxNote && <p className="wrap-anywhere">{model.taxNote}</p>}
        {model.note && (
          <section>
            <Label>{model.note.label}</Label>
            <p className="wrap-anywhere whitespace-pre-line">{model.note.text}</p>
          </section>
        )}
        <footer className="mt-auto flex break-inside-avoid flex-col gap-[2.4em] pt-[1em]">
          {model.payment && (
            <section>
              <Label>{model.payment.label}</Label>
              <div className="grid grid-cols-2 gap-x-[2em] gap-y-[0.8em]">
                {model.payment.lines.map((line) => (
                  <Blank key={line.label} {...line} />
                ))}
              </div>
            </section>
          )}
          <PayTo model={model} />
          <div className="grid grid-cols-2 gap-[2em]">
            {model.signatures.map((signature) => (
              <div key={signature.label} className="flex min-w-0 flex-col gap-[0.3em]">
                <div className="h-[2.6em] border-b border-paper-ink" />
                <p className="wrap-anywhere">
                  <span className="text-paper-muted">{signature.label}</span> <bdi>{signature.name}</bdi>
                </p>
                <Blank label={signature.dateLabel} value={null} />
              </div>
            ))}
          </div>
        </footer>
      </div>
    </div>
  );
}

function PayTo({ model: { payTo, scan, paper } }: { model: PrintModel }) {
  if (!payTo) return null;
  const [first, second] = accountColumns(payTo.lines, scan !== null);
  return (
    <section className="grid grid-cols-2 gap-[2em]">
      <div className="min-w-0">
        <Label>{payTo.label}</Label>
        <Lines lines={first} />
      </div>
      <div className="min-w-0">
        <Label>{scan?.label ?? "\u00a0"}</Label>
        {scan ? (
          <Suspense>
            <PaymentCodeImage {...scan} paperMm={paper === "Letter" ? 215.9 : 210} />
          </Suspense>
        ) : (
          <Lines lines={second} />
        )}
      </div>
    </section>
  );
}

function Party({ party }: { party: PrintParty }) {
  return (
    <section className="min-w-0">
      <Label>{party.label}</Label>
      <p className="font-semibold wrap-anywhere">{party.name || "\u00a0"}</p>
      {party.texts.map((text) => (
        <p key={text} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      {party.lines.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          <span className="text-paper-muted">{label}</span> {value}
        </p>
      ))}
    </section>
  );
}

function Items({ model: { columns, items } }: { model: PrintModel }) {
  const row = "col-span-full grid grid-cols-subgrid";
  const figure = "text-right whitespace-nowrap tabular";
  return (
    <section
      className={clsx(
        "grid gap-x-[1em]",
        columns.tax
          ? "grid-cols-[minmax(0,1fr)_minmax(8em,max-content)_minmax(5em,max-content)_minmax(3em,max-content)_minmax(9em,max-content)]"
          : "grid-cols-[minmax(0,1fr)_minmax(8em,max-content)_minmax(5em,max-content)_minmax(9em,max-content)]",
      )}
    >
      <div className={clsx(row, "border-b border-paper-ink pb-[0.4em] text-paper-muted")}>
        <span>{columns.item}</span>
        <span className="text-right">{columns.rate}</span>
        <span className="text-right">{columns.quantity}</span>
        {columns.tax && <span className="text-right">{columns.tax}</span>}
        <span className="text-right">{columns.amount}</span>
      </div>
      {items.map((item, index) => (
        <div key={index} className={clsx(row, "break-inside-avoid border-b border-paper-line py-[0.6em]")}>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{item.title || "\u00a0"}</span>
            {item.description && (
              <span className="block whitespace-pre-line text-paper-muted">{item.description}</span>
            )}
          </span>
          <span className={figure}>{item.rate}</span>
          <span className={figure}>{item.quantity}</span>
          {item.tax && <span className={figure}>{item.tax}</span>}
          <span className={figure}>{item.amount}</span>
        </div>
      ))}
    </section>
  );
}

function Totals({ model: { totals, total, deductions, due } }: { model: PrintModel }) {
  return (
    <section className="ml-auto flex w-[26em] max-w-full flex-col gap-[0.3em]">
      {totals.map(({ label, value }) => (
        <p key={label} className="flex justify-between gap-[1em]">
          <span className="text-paper-muted">{label}</span>
          <span className="whitespace-nowrap tabular">{value}</span>
        </p>
      ))}
      <p className="mt-[0.3em] flex items-baseline justify-between gap-[1em] border-t border-paper-ink pt-[0.5em] font-semibold">
        <span>{total.label}</span>
        <span className="text-[1.25em] whitespace-nowrap tabular">{total.value}</span>
      </p>
      {deductions.map(({ label, value }) => (
        <p key={label} className="flex justify-between gap-[1em]">
          <span className="min-w-0 wrap-anywhere text-paper-muted">{label}</span>
          <span className="whitespace-nowrap tabular">{value}</span>
        </p>
      ))}
      {due && (
        <p className="mt-[0.3em] flex items-baseline justify-between gap-[1em] border-t border-paper-ink pt-[0.5em] font-semibold">
          <span>{due.label}</span>
          <span className="text-[1.25em] whitespace-nowrap tabular">{due.value}</span>
        </p>
      )}
    </section>
  );
}

function Lines({ lines, className }: { lines: readonly PrintLine[]; className?: string }) {
  return (
    <div className={clsx("min-w-0", className)}>
      {lines.map(({ label, value }) => (
        <p key={label} className="wrap-anywhere">
          <span className="text-paper-muted">{label}</span> <span className="tabular">{value}</span>
        </p>
      ))}
    </div>
  );
}

/** A line to write on, with its known value. */
function Blank({ label, value }: { label: string; value: string | null }) {
  return (
    <p className="flex items-end gap-[0.6em]">
      <span className="text-paper-muted">{label}</span>
      <span className="min-h-[1.45em] flex-1 border-b border-paper-line tabular">{value}</span>
    </p>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <p className="mb-[0.3em] text-paper-muted">{children}</p>;
}
