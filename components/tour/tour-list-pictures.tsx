import { Icon } from "@/components/ui/icons/icon";
import { FileText, Image as Picture, Link, Square } from "lucide";
import { Crop, Paper, PaperLine, Row } from "./tour-picture-parts";
import { clientColor, themeColorValues } from "@/lib/clients/theme-colors";

/** A stored file and a linked one. */
export function FileRows() {
  return (
    <Crop>
      <Row
        start={<Icon of={Picture} className="size-5 text-ink-muted" />}
        name="Where the rack stands"
        end="20.85 KB"
      />
      <Row start={<Icon of={Link} className="size-5 text-ink-muted" />} name="Kitchen guide" end="Link" />
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
          <Icon of={FileText} className="size-4" />
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
        <Icon of={Square} className="size-3.5 fill-current" />
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
