import { ArrowRight, FileText, Image as Picture, Link, Upload } from "lucide-react";
import { Paper } from "./tour-home-pictures";
import { Flag, Line, Row, Sheet } from "./tour-picture-parts";
import { clientColor, themeColorValues } from "@/lib/clients/theme-colors";

/** A project page: a header in its client's color above its panels. */
export function Panels() {
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      <span
        style={clientColor("teal")}
        className="flex h-7 items-center overflow-hidden rounded-control bg-client-tint px-3"
      >
        <span className="h-1.5 w-24 rounded-full bg-client-edge" />
      </span>
      <div className="grid grid-cols-3 gap-2">
        {[
          ["w-10", "w-12", "w-8"],
          ["w-8", "w-14"],
          ["w-12"],
          ["w-6", "w-10"],
          ["w-14", "w-8", "w-10"],
          ["w-10"],
        ].map((lines, place) => (
          <Sheet key={place} className="flex h-16 flex-col gap-2 p-2.5">
            <Line className="w-8" isStrong />
            {lines.map((width) => (
              <Line key={width} className={width} />
            ))}
          </Sheet>
        ))}
      </div>
    </div>
  );
}

/** Tasks next to events. */
export function TwoPanels() {
  return (
    <div className="flex w-80 max-w-full flex-col gap-2">
      <Row color="magenta" when="Overdue" tone="late" width="w-20" />
      <Row color="teal" when="Done" tone="done" width="w-28" />
      <Row color="orange" when="Today, 2:30 PM" width="w-24" />
      <Row color="blue" when="Fri 27 Nov" width="w-16" />
    </div>
  );
}

/** Files being dropped on the page. */
export function DropZone() {
  return (
    <div className="relative flex h-40 w-72 max-w-full flex-col items-center justify-end gap-2 rounded-panel border-2 border-dashed border-line-mark pb-5 text-ink-muted">
      <Sheet className="absolute -top-3 left-14 flex h-20 w-16 -rotate-8 items-center justify-center">
        <FileText className="size-7" />
      </Sheet>
      <Sheet className="absolute -top-1 right-14 flex h-20 w-16 rotate-6 items-center justify-center">
        <Picture className="size-7" />
      </Sheet>
      <Upload className="size-5" />
      <Line className="w-24" />
    </div>
  );
}

/** An uploaded file above a linked one. */
export function FileRows() {
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      {[
        { Icon: FileText, width: "w-28", end: "2.40 MB" },
        { Icon: Link, width: "w-20", end: "Link" },
        { Icon: Picture, width: "w-24", end: "860.00 KB" },
      ].map(({ Icon, width, end }) => (
        <Sheet key={end} className="flex h-11 items-center gap-3 px-3">
          <Icon className="size-4.5 text-ink-muted" />
          <Line className={width} isStrong />
          <span className="ml-auto text-label text-ink-muted tabular">{end}</span>
        </Sheet>
      ))}
    </div>
  );
}

/** All client colors. */
export function Flags() {
  return (
    <div className="grid grid-cols-7 gap-x-3 gap-y-4">
      {themeColorValues.map((color) => (
        <Flag key={color} color={color} />
      ))}
    </div>
  );
}

/** Partners with their roles. */
export function People() {
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      {people.map(({ initials, role, color }) => (
        <Sheet key={initials} className="flex h-12 items-center gap-3 px-3">
          <span
            style={clientColor(color)}
            className="flex size-8 items-center justify-center rounded-full bg-client-tint text-label font-semibold text-client-ink"
          >
            {initials}
          </span>
          <Line className="w-20" isStrong />
          <span className="ml-auto text-label text-ink-muted">{role}</span>
        </Sheet>
      ))}
    </div>
  );
}

const people = [
  { initials: "AV", role: "Photographer", color: "peach" },
  { initials: "MO", role: "Developer", color: "blue" },
  { initials: "SK", role: "Translator", color: "mint" },
] as const;

/** The three totals above the payments. */
export function Sums() {
  return (
    <div className="flex w-80 max-w-full flex-col gap-3">
      <Sheet className="grid grid-cols-3 divide-x divide-line py-3">
        {["1,250", "3,400", "4,650"].map((sum) => (
          <span key={sum} className="flex flex-col items-center gap-2">
            <Line className="w-10" />
            <span className="text-lead font-semibold tabular">{sum}</span>
          </span>
        ))}
      </Sheet>
      <Row color="olive" when="1,250.00" hasBox={false} width="w-20" />
      <Row color="purple" when="3,400.00" hasBox={false} width="w-28" />
    </div>
  );
}

/** A quotation, an invoice and a receipt. */
export function Chips() {
  return (
    <div className="flex items-center gap-1.5 text-ink-muted">
      {["Quotation", "Invoice", "Receipt"].map((label, place) => (
        <span key={label} className="flex items-center gap-1.5">
          {place > 0 && <ArrowRight className="size-4" />}
          <Sheet className="flex h-28 w-22 flex-col items-center justify-end gap-2 pb-3">
            <Line className="w-12" />
            <Line className="w-8" />
            <Line className="w-10" />
            <span className="mt-2 text-label font-medium text-ink">{label}</span>
          </Sheet>
        </span>
      ))}
    </div>
  );
}

/** The builder's form next to its preview. */
export function Builder() {
  return (
    <div className="flex items-center gap-5">
      <Sheet className="flex w-32 flex-col gap-2.5 p-3">
        {["w-10", "w-14", "w-8"].map((width) => (
          <span key={width} className="flex flex-col gap-1.5">
            <Line className={width} />
            <span className="h-6 rounded-chip border border-line-strong" />
          </span>
        ))}
      </Sheet>
      <Paper />
    </div>
  );
}
