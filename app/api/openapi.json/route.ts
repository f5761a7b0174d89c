import { openApi } from "@/lib/reference/openapi";

/** Returns the API as an OpenAPI 3.1 document, generated once at build time. */
export const dynamic = "force-static";

export const GET = () => Response.json(openApi());
