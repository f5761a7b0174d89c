import {
  CalendarDays,
  Contact,
  File,
  FileText,
  FolderKanban,
  Handshake,
  ListChecks,
  type IconNode,
  Monitor,
  Moon,
  ReceiptText,
  Settings,
  Sun,
  Timer,
  Users,
} from "lucide";
import type { Route } from "next";
import type { AddKind } from "@/components/shell/add-dialog";
import { sections } from "@/components/shell/navigation/sections";
import type { Theme } from "@/components/theme/use-theme";
import { pageActions } from "@/components/ui/page-actions";
import type { Activity } from "@/lib/time-entries/requests";
import { searchText } from "@/lib/shared/text/search-text";
import { paths } from "@/lib/shared/paths";

/** The action of an item of the palette. */
export type PaletteCommand =
  | { type: "go"; href: Route }
  | { type: "add"; kind: AddKind; projectId?: string }
  | {
      type: "open";
      resource: "tasks" | "events" | "files" | "clientContacts" | "partnerContacts";
      id: string;
      name: string;
    }
  | { type: "theme"; theme: Theme }
  /** Starts the clock on an activity; without one, starts or stops it. */
  | { type: "clock"; activity?: Activity }
  /** Opens the dialog that makes an invoice from time. */
  | { type: "bill" }
  | { type: "run"; run: () => void }
  /** Adds the task or event that the text describes. */
  | { type: "quickAdd"; text: string };

export type PaletteItem = {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Other words that find it. */
  aliases?: readonly string[];
  detail?: string | null;
  icon: IconNode;
  /** The client's color; undefined for rows without one. */
  themeColor?: string | null;
  command: PaletteCommand;
  /** The parts of the text that were understood. */
  chips?: { label: string; isProject?: boolean }[];
  /** Why the item cannot be chosen yet. */
  note?: string;
};

export type PaletteGroup = { value: string; items: PaletteItem[] };

/** The commands that are always there. */
export const commandGroups: PaletteGroup[] = [
  {
    value: "Go to",
    items: [...sections, { label: "Settings", href: paths.settings(), icon: Settings }].map(
      ({ label, href, icon }) => ({ id: `go ${href}`, label, icon, command: { type: "go", href } }),
    ),
  },
  {
    value: "Add new",
    items: [
      add("task", "Add task", ListChecks),
      add("event", "Add event", CalendarDays),
      add("project", "Add project", FolderKanban),
      add("client", "Add client", Users),
      add("contact", "Add contact", Contact),
      add("partner", "Add partner", Handshake),
      add("file", "Add file", File),
      add("document", "Create document", FileText),
    ],
  },
  {
    value: "Time",
    items: [
      { id: "clock", label: "Start or stop the clock", icon: Timer, command: { type: "clock" } },
      {
        id: "bill",
        label: "Create invoice from time",
        icon: ReceiptText,
        command: { type: "bill" },
        aliases: ["Bill time"],
      },
    ],
  },
  {
    value: "Theme",
    items: [
      theme("light", "Light theme", Sun),
      theme("dark", "Dark theme", Moon),
      theme("system", "System theme", Monitor),
    ],
  },
];

/** Returns the commands of the open page: the rows that can be added to a project, and the actions that the page offers. */
export function pageCommands(projectId?: string): PaletteGroup[] {
  const added =
    projectId === undefined
      ? []
      : [
          add("task", "Add task in this project", ListChecks, projectId),
          add("event", "Add event in this project", CalendarDays, projectId),
          add("document", "Create document for this project", FileText, projectId),
        ];
  const offered = pageActions().map(({ label, icon, run }) => ({
    id: `run ${label}`,
    label,
    icon,
    command: { type: "run" as const, run },
  }));
  const items = [...added, ...offered];
  return items.length > 0 ? [{ value: "This page", items }] : [];
}

/** Keeps the items whose label, number, title or other words contain the text. Ignores case and accents. */
export function filterGroups(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const wanted = searchText(text.trim());
  const isWanted = ({ label, detail, aliases = [] }: PaletteItem) =>
    [label, detail, ...aliases].some((line) => searchText(line ?? "").includes(wanted));
  return groups
    .map(({ value, items }) => ({
      value,
      items: items.filter(isWanted),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The least length of a text that can be the name of a command: not "or" and "the". */
const NAME_LENGTH = 4;

/** Returns whether a text is a word of the label of a group's item: "stop" of "Start or stop the clock". */
export function isNamedIn({ items }: PaletteGroup, text: string): boolean {
  const wanted = searchText(text.trim());
  if (wanted.length < NAME_LENGTH) return false;
  return items.some(({ label }) => searchText(label).split(" ").includes(wanted));
}

function add(kind: AddKind, label: string, icon: IconNode, projectId?: string): PaletteItem {
  return {
    id: `add ${kind} ${projectId ?? ""}`,
    label,
    aliases: ["Add", "Create", "New"].map((verb) => label.replace(/^\w+/, verb)),
    icon,
    command: { type: "add", kind, projectId },
  };
}

function theme(theme: Theme, label: string, icon: IconNode): PaletteItem {
  return { id: `theme ${theme}`, label, icon, command: { type: "theme", theme } };
}
