import { CalendarDays, Files, FolderKanban, ListChecks, Plus, Users } from "lucide-react";
import { ClientCard, Row, Sheet } from "./tour-picture-parts";

/** Three overlapping client cards. */
export function Desk() {
  return (
    <div className="flex items-center justify-center">
      <ClientCard color="blue" className="h-32 w-26 translate-x-3 translate-y-1 -rotate-8" />
      <ClientCard color="coral" className="z-10 h-36 w-28" />
      <ClientCard color="green" className="h-32 w-26 -translate-x-3 translate-y-1 rotate-8" />
    </div>
  );
}

/** Rows of tasks: late, due, done. */
export function Rows() {
  return (
    <div className="flex w-72 max-w-full flex-col gap-2">
      <Row color="coral" when="Overdue" tone="late" width="w-28" />
      <Row color="blue" when="Today" width="w-20" />
      <Row color="lavender" when="Tomorrow" width="w-24" />
      <Row color="green" when="Done" tone="done" width="w-16" />
    </div>
  );
}

/** The add button with its menu. */
export function Menu() {
  return (
    <div className="flex items-start gap-3">
      <span className="flex size-11 items-center justify-center rounded-control bg-accent text-on-accent shadow-float">
        <Plus className="size-5" />
      </span>
      <Sheet className="flex w-40 flex-col p-1.5">
        {offers.map(({ Icon, label }, place) => (
          <span
            key={label}
            className={
              place === 0
                ? "flex h-7 items-center gap-2 rounded-chip bg-hover px-2 font-medium"
                : "flex h-7 items-center gap-2 px-2"
            }
          >
            <Icon className="size-4 text-ink-muted" />
            {label}
          </span>
        ))}
      </Sheet>
    </div>
  );
}

const offers = [
  { Icon: ListChecks, label: "Task" },
  { Icon: CalendarDays, label: "Event" },
  { Icon: FolderKanban, label: "Project" },
  { Icon: Users, label: "Client" },
  { Icon: Files, label: "File" },
];

/** An invoice. */
export function Paper() {
  return (
    <div className="flex h-44 w-34 rotate-2 flex-col gap-2.5 border border-paper-line bg-paper p-4 text-paper-ink shadow-float">
      <span className="text-label font-semibold">Invoice</span>
      <PaperLine className="w-14" />
      <PaperLine className="w-10" />
      <span className="mt-1 border-t border-paper-line" />
      <PaperItem className="w-12" />
      <PaperItem className="w-16" />
      <PaperItem className="w-10" />
      <span className="mt-auto flex items-baseline justify-between border-t border-paper-line pt-2 text-label font-semibold tabular">
        <span>Total</span>
        <span>4,280.00</span>
      </span>
    </div>
  );
}

function PaperItem({ className }: { className: string }) {
  return (
    <span className="flex items-center justify-between">
      <PaperLine className={className} />
      <PaperLine className="w-6" />
    </span>
  );
}

function PaperLine({ className }: { className: string }) {
  return <span className={`block h-1 rounded-full bg-paper-line ${className}`} />;
}
