import { linkPreview } from "@/lib/link-preview/preview";
import { originOf } from "@/lib/server/http/origin";
import { withoutUser } from "@/lib/api/server/route";

/** Programs that show previews of links get this instead of a page (next.config.ts): pages are static and know no address. */
export const GET = withoutUser(({ request }) =>
  Promise.resolve(
    new Response(linkPreview(originOf(request)), {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    }),
  ),
);
