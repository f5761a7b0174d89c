/** The ceiling of every route: Next's own cost. Only in the benchmark's build (pageExtensions in next.config.ts). */
export function GET(): Response {
  return Response.json({ ok: true });
}
