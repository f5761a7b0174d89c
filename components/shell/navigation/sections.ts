import { Files, FolderKanban, Handshake, ListChecks, type IconNode, Timer, Users, Wallet } from "lucide";
import type { Route } from "next";
import { paths } from "@/lib/shared/paths";

export type Section = { label: string; href: Route; icon: IconNode };

/** The sections of the workspace, in the order of the sidebar. */
export const sections: readonly Section[] = [
  { label: "Projects", href: paths.projects, icon: FolderKanban },
  { label: "Files", href: paths.files, icon: Files },
  { label: "Actions", href: paths.actions, icon: ListChecks },
  { label: "Time", href: paths.time, icon: Timer },
  { label: "Clients", href: paths.clients, icon: Users },
  { label: "Partners", href: paths.partners, icon: Handshake },
  { label: "Income", href: paths.income, icon: Wallet },
];

/** The sections in the bottom bar of phones, which has space for four. */
export const barSections = sections.filter(
  ({ label }) => label !== "Files" && label !== "Time" && label !== "Partners",
);

/** The sections that phones have in the menu beside the bar. */
export const menuSections = sections.filter((section) => !barSections.includes(section));

/** The pages that are in no section, by names that have room on a phone. */
const otherPages: readonly Pick<Section, "label" | "href">[] = [
  { label: "Settings", href: paths.settings() },
  { label: "Trash", href: paths.trash },
  { label: "Server", href: paths.server },
];

/** Returns the name of the section or page that a path belongs to; undefined for an unknown page. */
export function placeName(pathname: string): string | undefined {
  return [...sections, ...otherPages].find(({ href }) => pathname.startsWith(href))?.label;
}

/** The section that a path belongs to. */
export function currentSection(pathname: string): Section | undefined {
  return sections.find((section) => pathname.includes(section.href));
}
