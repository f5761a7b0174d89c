/** The ceiling for every route: the cost of Next.js only. */
export function GET(): Response {
  return Response.json({ ok: true });
}
