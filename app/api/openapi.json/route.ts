import { openApi } from "@/lib/reference/openapi";

/** The API as an OpenAPI 3.1 document; it is the same for everyone and is made once, with the build. */
export const dynamic = "force-static";

export const GET = () => Response.json(openApi());
