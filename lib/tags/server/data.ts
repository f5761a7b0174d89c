import "server-only";
import { MAX_SELECTIONS } from "@/lib/shared/constants";
import type { SelectionOption } from "@/lib/api/list";
import { searchText } from "@/lib/shared/text/search-text";
import { sql } from "@/lib/server/db/client";
import { escapeLike } from "@/lib/server/db/list";

/** Returns the first 50 distinct tags of tasks and events that contain the text, for pickers. */
export async function selectTags(userId: string, name = ""): Promise<SelectionOption[]> {
  const rows = await sql<{ tag: string }>`
    SELECT tag FROM (
      SELECT unnest("tags") AS tag FROM "Task" WHERE "userId" = ${userId}::uuid
      UNION SELECT unnest("tags") FROM "Event" WHERE "userId" = ${userId}::uuid) t
    WHERE search_text(tag) LIKE ('%' || ${escapeLike(searchText(name))}::text || '%')
    ORDER BY search_text(tag) COLLATE "C", tag LIMIT ${MAX_SELECTIONS}`;
  return rows.map(({ tag }) => ({ value: tag, label: tag }));
}
