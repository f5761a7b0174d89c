import { deleteTimeEntry, updateTimeEntry } from "@/lib/time-entries/server/data";
import { getTimeEntry } from "@/lib/time-entries/server/read-entry";
import { timeEntryPatchSchema } from "@/lib/time-entries/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getTimeEntry(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateTimeEntry(userId, params.id, await readBody(request, timeEntryPatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteTimeEntry(userId, params.id)),
);
