import {
  CalendarDays,
  FileText,
  FolderKanban,
  ImageIcon,
  Link,
  ListChecks,
  Square,
  Upload,
} from "lucide-react";
import { Card, Crop, Paper, PaperLine, Row, Tick } from "./tour-picture-parts";
import { clientColor, themeColorValues } from "@/lib/clients/theme-colors";

// Each picture is a part of its page at the page's own size, cut off at 96 px.

/** Cards of projects. */
export function ProjectCards() {
  return (
    <div className="flex gap-3 pt-3 pl-4">
      <Card color="orange" client="Saltmarsh Bakery" project="Online pre-orders" />
      <Card color="blue" client="Fjellgate Cycles" project="Cargo bike shop" />
    </div>
  );
}

/** Tasks, the late one first. */
export function Tasks() {
  return (
    <Crop>
      <Row
        color="blue"
        start={<Tick />}
        name="Reply about the side boards"
        detail="Cargo bike shop"
        end="1 day late"
        isLate
      />
      <Row color="teal" start={<Tick />} name="Send consent forms" detail="Booking app" end="Today" />
    </Crop>
  );
}

/** Tasks, one of them done. */
export function TickedTasks() {
  return (
    <Crop>
      <Row color="teal" start={<Tick isDone />} name="Send consent forms" detail="Booking app" end="Today" />
      <Row color="peach" start={<Tick />} name="Menu template" detail="Room cards" end="Today, 2:30 PM" />
    </Crop>
  );
}

/** The menu that adds rows. */
export function AddMenu() {
  return (
    <Crop className="p-1">
      {[
        { Icon: ListChecks, label: "Task" },
        { Icon: CalendarDays, label: "Event" },
        { Icon: FolderKanban, label: "Project" },
      ].map(({ Icon, label }) => (
        <span key={label} className="flex h-8 items-center gap-2 rounded-chip px-2 first:bg-hover">
          <Icon className="size-4 text-ink-muted" />
          {label}
        </span>
      ))}
    </Crop>
  );
}

/** The head of an invoice. */
export function Invoice() {
  return (
    <Paper title="Invoice">
      <PaperLine title="Design of the shop" amount="€3,990.00" />
      <PaperLine title="Travel" amount="€290.00" />
    </Paper>
  );
}

/** The paper of the builder, with the field that is edited. */
export function EditedPaper() {
  return (
    <Paper title="Quotation">
      <PaperLine title="Household interviews" amount="€1,160.00" isField />
      <PaperLine title="Interface design" amount="€5,790.00" />
    </Paper>
  );
}

/** The first panel of a project's page. */
export function TaskPanel() {
  return (
    <Crop>
      <span className="flex h-11 items-center px-4 text-title font-semibold">Tasks</span>
      <Row start={<Tick />} name="Keyboard order through the four steps" end="Tue 1 Dec" />
    </Crop>
  );
}

/** The page while files are dragged over it. */
export function DropZone() {
  return (
    <div className="mt-3 ml-4 flex h-full w-full flex-col items-center gap-2 rounded-tl-panel border-2 border-dashed border-line-mark pt-4 text-ink-muted">
      <Upload className="size-5" />
      Drop files to upload them
    </div>
  );
}

/** A stored file and a linked one. */
export function FileRows() {
  return (
    <Crop>
      <Row
        start={<ImageIcon className="size-5 text-ink-muted" />}
        name="Where the rack stands"
        end="20.85 KB"
      />
      <Row start={<Link className="size-5 text-ink-muted" />} name="Kitchen guide" end="Link" />
    </Crop>
  );
}

/** All client colors. */
export function Colors() {
  return (
    <div className="grid grid-cols-7 gap-x-4 gap-y-2 px-8 pt-3.5">
      {themeColorValues.map((color) => (
        <span key={color} style={clientColor(color)} className="size-4.5 rounded-full bg-client-edge" />
      ))}
    </div>
  );
}

/** Partners with what they do. */
export function Partners() {
  return (
    <Crop>
      {[
        { initials: "AV", color: "peach", name: "Annelise Vogt", role: "Photographer" },
        { initials: "MO", color: "blue", name: "Mateus Oliveira", role: "Developer" },
      ].map(({ initials, color, name, role }) => (
        <Row
          key={initials}
          name={name}
          detail={role}
          start={
            <span
              style={clientColor(color)}
              className="flex size-8 items-center justify-center rounded-full bg-client-tint text-label font-semibold text-client-ink"
            >
              {initials}
            </span>
          }
        />
      ))}
    </Crop>
  );
}

/** The sums of the income page above its first project. */
export function Sums() {
  return (
    <div className="flex flex-col">
      <span className="flex gap-4 pt-2 pl-5 text-meta whitespace-nowrap text-ink-muted">
        <span>Processing $92,750.00</span>
        <span>All Due $199,550.00</span>
      </span>
      <Crop className="mt-2!">
        <Row color="yellow" name="Annual report 2025" end="$2,760.00" />
      </Crop>
    </div>
  );
}

/** A project with its three documents. */
export function Documents() {
  return (
    <Crop>
      <span className="grid h-9 grid-cols-3 items-center border-b border-line px-4 text-label font-medium text-ink-muted">
        <span>Quotation</span>
        <span>Invoice</span>
        <span>Receipt</span>
      </span>
      <span className="grid h-11 grid-cols-3 items-center px-4">
        <span>Q-0121</span>
        <span>INV-0311</span>
        <span className="flex items-center gap-1.5 text-ink-muted">
          <FileText className="size-4" />
          Receipt
        </span>
      </span>
    </Crop>
  );
}

/** The clock of the sidebar, running. */
export function Clock() {
  return (
    <Crop className="p-3">
      <span
        style={clientColor("blue")}
        className="relative flex h-9 items-center gap-3 overflow-hidden rounded-control bg-client-tint px-3 text-client-ink"
      >
        <span className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
        <span className="flex-1 font-medium">Touch gestures</span>
        <span className="tabular">0:42:19</span>
        <Square className="size-3.5 fill-current" />
      </span>
    </Crop>
  );
}

/** A week of time by project and day. */
export function Week() {
  return (
    <Crop>
      {[
        { color: "teal", name: "Booking app", times: ["1:30", "–", "2:30"] },
        { color: "orange", name: "Pre-orders", times: ["–", "3:00", "0:45"] },
      ].map(({ color, name, times }) => (
        <span
          key={name}
          style={clientColor(color)}
          className="relative grid h-11 grid-cols-[1.6fr_1fr_1fr_1fr] items-center border-b border-line px-4"
        >
          <span className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
          <span>{name}</span>
          {times.map((time, day) => (
            <span key={day} className="text-right tabular">
              {time}
            </span>
          ))}
        </span>
      ))}
    </Crop>
  );
}

/** The lines of an invoice that hours became. */
export function BilledTime() {
  return (
    <Paper title="Invoice">
      <PaperLine title="Touch gestures, 4.75 h" amount="€427.50" />
      <PaperLine title="Exercise leaflets, 2 h" amount="€180.00" />
    </Paper>
  );
}
