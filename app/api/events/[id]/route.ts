import { deleteEvent, getEvent, updateEvent } from "@/lib/events/server/data";
import { eventPatchSchema } from "@/lib/events/schema";
import { repeatDeletionSchema } from "@/lib/repeats/schema";
import { readBody } from "@/lib/server/http/body";
import { readQuery } from "@/lib/server/http/query";
import { readVersion } from "@/lib/server/http/if-match";
import { changed, trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId, timeZone }) => getEvent(userId, params.id, timeZone));

export const PATCH = withUser<Params>(async ({ request, params, userId, timeZone }) =>
  changed(
    await updateEvent(
      userId,
      params.id,
      await readBody(request, eventPatchSchema),
      timeZone,
      readVersion(request),
    ),
  ),
);

export const DELETE = withUser<Params>(async ({ request, params, userId }) =>
  trashed(await deleteEvent(userId, params.id, readQuery(request, repeatDeletionSchema).scope)),
);
