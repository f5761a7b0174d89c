import { api, ApiError } from "@/lib/api/request";

/**
 * Creates a row with a client-generated id. If an earlier response was lost and the form was changed since, the row already
 * exists (409) and is updated instead.
 */
export function createRow<Row>(path: string, input: { id: string }, patch: object = input): Promise<Row> {
  return api<Row>(path, { method: "POST", body: input }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    return api<Row>(`${path}/${input.id}`, { method: "PATCH", body: patch });
  });
}
