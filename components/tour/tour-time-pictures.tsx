import { clsx } from "clsx";
import { ArrowRight, Square } from "lucide-react";
import { Paper } from "./tour-home-pictures";
import { Line, Row, Sheet } from "./tour-picture-parts";
import { clientColor } from "@/lib/clients/theme-colors";

/** The clock of the sidebar, running, above what was tracked before. */
export function Clock() {
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      <span
        style={clientColor("teal")}
        className="flex h-11 items-center gap-3 overflow-hidden rounded-control bg-client-tint pr-3 text-client-ink shadow-float"
      >
        <span className="h-full w-1 bg-client-edge" />
        <span className="h-1.5 w-24 rounded-full bg-client-edge" />
        <span className="ml-auto font-medium tabular">1:24:06</span>
        <Square className="size-4 fill-current" />
      </span>
      <Row color="orange" when="0:45" hasBox={false} width="w-28" />
      <Row color="blue" when="2:30" hasBox={false} width="w-20" />
    </div>
  );
}

const rows = [
  { color: "teal", cells: ["1:30", "", "2:30", "0:45", ""] },
  { color: "orange", cells: ["", "3:00", "", "", "1:15"] },
  { color: "blue", cells: ["0:30", "", "", "4:00", ""] },
] as const;

/** A week of time by project and day. */
export function Week() {
  return (
    <Sheet className="flex w-80 max-w-full flex-col divide-y divide-line">
      {rows.map(({ color, cells }) => (
        <span
          key={color}
          style={clientColor(color)}
          className="grid h-11 grid-cols-[4px_1.4fr_repeat(5,1fr)] items-center"
        >
          <span className="h-full bg-client-edge" />
          <span className="pl-3">
            <Line className="w-12" isStrong />
          </span>
          {cells.map((time, day) => (
            <span
              key={day}
              className={clsx("text-center text-label tabular", time ? "font-medium" : "text-ink-faint")}
            >
              {time || "–"}
            </span>
          ))}
        </span>
      ))}
    </Sheet>
  );
}

/** Entries that become an invoice. */
export function BilledTime() {
  return (
    <div className="flex items-center gap-4 text-ink-muted">
      <div className="flex w-36 flex-col gap-2">
        <Row color="teal" when="1:30" hasBox={false} width="w-10" />
        <Row color="teal" when="2:30" hasBox={false} width="w-14" />
        <Row color="teal" when="0:45" hasBox={false} width="w-8" />
      </div>
      <ArrowRight className="size-5 shrink-0" />
      <Paper />
    </div>
  );
}
