import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays, FolderKanban, ListChecks, Upload } from "lucide";
import { Card, Crop, Paper, PaperLine, Row, Tick } from "./tour-picture-parts";

// Each picture is a part of its page at the page's own size, cut off at 96 px.

/** Cards of projects, the second fading out. */
export function ProjectCards() {
  return (
    <div className="flex gap-3 mask-r-from-60% pt-3 pl-4">
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
        { icon: ListChecks, label: "Task" },
        { icon: CalendarDays, label: "Event" },
        { icon: FolderKanban, label: "Project" },
      ].map(({ icon, label }) => (
        <span key={label} className="flex h-8 items-center gap-2 rounded-chip px-2 first:bg-hover">
          <Icon of={icon} className="size-4 text-ink-muted" />
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
      <Icon of={Upload} className="size-5" />
      Drop files to upload them
    </div>
  );
}
