/** Live: this process answers. */
export const dynamic = "force-dynamic";

export const GET = () => Response.json({ status: "ok" });
