/** The ceiling of every route: the cost of Next alone. */
export function GET(): Response {
  return Response.json({ ok: true });
}
