import type { QueryClient } from "@tanstack/react-query";
import { FileText, FolderKanban, Users } from "lucide";
import type { PaletteItem } from "@/components/shell/palette/palette-items";
import type { Client } from "@/lib/clients/schema";
import { paths } from "@/lib/shared/paths";
import type { Project } from "@/lib/projects/schema";
import { keys } from "@/lib/query/keys";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const MAX_RECENT = 5;

/** Returns the projects, clients and documents that were opened last, without the one that is open. */
export function recentItems(client: QueryClient, pathname: string): PaletteItem[] {
  const opened = [
    ...cached<Project>(client, keys.project, ({ id, name, client: owner }) => ({
      id: `recent ${id}`,
      label: name,
      detail: owner?.name,
      icon: FolderKanban,
      themeColor: owner?.themeColor,
      command: { type: "go", href: paths.project(id) },
    })),
    ...cached<Client>(client, keys.client, ({ id, name, themeColor }) => ({
      id: `recent ${id}`,
      label: name,
      icon: Users,
      themeColor,
      command: { type: "go", href: paths.client(id) },
    })),
    ...cached<SalesDocument>(client, keys.salesDocument, (document) => ({
      id: `recent ${document.id}`,
      label: documentName(document),
      detail: document.projectTitle,
      icon: FileText,
      themeColor: document.client?.themeColor,
      command: { type: "go", href: paths.salesDocument(document.id) },
    })),
  ];
  return opened
    .sort((a, b) => b.at - a.at)
    .map(({ item }) => item)
    .filter(({ command }) => command.type !== "go" || command.href !== pathname)
    .slice(0, MAX_RECENT);
}

function cached<Row>(client: QueryClient, key: readonly [string], toItem: (row: Row) => PaletteItem) {
  return client
    .getQueryCache()
    .findAll({ queryKey: key })
    .flatMap(({ state }) => (state.data ? { at: state.dataUpdatedAt, item: toItem(state.data as Row) } : []));
}
