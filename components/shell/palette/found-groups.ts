import {
  CalendarDays,
  Contact,
  File,
  FileText,
  FolderKanban,
  Handshake,
  ListChecks,
  Users,
  type IconNode,
} from "lucide";
import type { PaletteCommand, PaletteGroup } from "@/components/shell/palette/palette-items";
import { kindLabels } from "@/lib/document-settings/kinds";
import { paths } from "@/lib/shared/paths";
import type { Found } from "@/lib/search/schema";

/** Returns what the server found as groups, the kinds with results only. */
export function foundGroups(found: Found): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    {
      value: "Projects",
      items: found.projects.map((one) => ({
        ...shown("p", one, FolderKanban),
        detail: one.client?.name,
        command: { type: "go", href: paths.project(one.id) },
      })),
    },
    {
      value: "Clients",
      items: found.clients.map((one) => ({
        ...shown("c", one, Users),
        command: { type: "go", href: paths.client(one.id) },
      })),
    },
    {
      value: "People",
      items: found.people.map((one) => ({
        ...shown("h", one, one.kind === "partner" ? Handshake : Contact),
        detail: [one.role, one.client?.name].filter(Boolean).join(" · "),
        command: open(one.kind === "partner" ? "partnerContacts" : "clientContacts", one),
      })),
    },
    {
      value: "Tasks",
      items: found.tasks.map((one) => ({
        ...shown("t", one, ListChecks),
        detail: [one.isCompleted && "Completed", one.projectName].filter(Boolean).join(" · "),
        command: open("tasks", one),
      })),
    },
    {
      value: "Events",
      items: found.events.map((one) => ({
        ...shown("e", one, CalendarDays),
        detail: one.projectName,
        command: open("events", one),
      })),
    },
    {
      value: "Files",
      items: found.files.map((one) => ({
        ...shown("f", one, File),
        detail: one.projectName,
        command: open("files", one),
      })),
    },
    {
      value: "Documents",
      items: found.documents.map((one) => ({
        ...shown("d", one, FileText),
        label: `${kindLabels[one.kind]} ${one.number}`,
        detail: [one.name, one.client?.name].filter(Boolean).join(" · "),
        command: { type: "go", href: paths.salesDocument(one.id) },
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Row = { id: string; name: string; client: { themeColor: string | null } | null };

function shown(prefix: string, { id, name, client }: Row, icon: IconNode) {
  return { id: `${prefix} ${id}`, label: name, icon, themeColor: client?.themeColor };
}

function open(
  resource: Extract<PaletteCommand, { type: "open" }>["resource"],
  { id, name }: Row,
): PaletteCommand {
  return { type: "open", resource, id, name };
}
