import { v7 as newId } from "uuid";
import { api } from "@/lib/api/request";
import type { SalesDocument } from "./schema";

const ids = new Map<string, string>();

/**
 * Makes a document from another one. The id of what is made stays the same until the server has answered: pressing again after
 * a lost response makes no second one.
 */
export async function makeFrom(
  documentId: string,
  action: "convert" | "credit" | "duplicate",
  options: object = {},
): Promise<SalesDocument> {
  const what = `${documentId} ${action} ${JSON.stringify(options)}`;
  const id = ids.get(what) ?? newId();
  ids.set(what, id);
  const made = await api<SalesDocument>(`sales-documents/${documentId}/${action}`, {
    method: "POST",
    body: { ...options, id },
  });
  ids.delete(what);
  return made;
}
