import { api, ApiError } from "@/lib/api";

/**
 * Creates a row under an id of its caller's. When an earlier answer was lost and the form was changed since, the create
 * finds the first one's row there (409) and changes it.
 */
export function createRow<Row>(path: string, input: { id: string }, patch: object = input): Promise<Row> {
  return api<Row>(path, { method: "POST", body: input }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    return api<Row>(`${path}/${input.id}`, { method: "PATCH", body: patch });
  });
}
