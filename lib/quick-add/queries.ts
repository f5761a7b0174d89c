import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { ClientRow } from "@/lib/clients/schema";
import type { List } from "@/lib/api/list";
import type { ProjectRow } from "@/lib/projects/schema";
import { keys } from "@/lib/query/keys";
import type { namesInTokens } from "./tokens";
import type { References } from "./parse";
import { bestMatch } from "./rank-names";

/** More than a person can tell apart by a prefix. */
const TAKE = 50;

/** The projects and clients that the tokens of a text can refer to. */
export function referencesQuery({ project, client }: ReturnType<typeof namesInTokens>) {
  return queryOptions({
    queryKey: [...keys.search, "references", project ?? null, client ?? null],
    // Without the signal: the palette closes on Enter, and the row that is added waits for this.
    queryFn: async (): Promise<References> => {
      const find = <Row>(path: string, body: object) =>
        api<List<Row>>(path, { method: "POST", body: { ...body, take: TAKE }, isRead: true });
      const clients =
        client === undefined ? [] : (await find<ClientRow>("clients/search", nameFilter(client))).items;
      const clientId = client === undefined ? undefined : bestMatch(clients, client)?.id;
      if (project === undefined && clientId === undefined) return { clients, projects: [] };
      const filter = { clientId, ...(project !== undefined && nameFilter(project)) };
      return { clients, projects: (await find<ProjectRow>("projects/search", filter)).items };
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

/** A part of the name that does not depend on how its words are joined. */
function nameFilter(text: string) {
  return { name: text.split(/[-_/.(]/)[0] };
}

/** Loads the parser with its library, which only the palette needs. */
export const loadParser = () => import("./parse");
