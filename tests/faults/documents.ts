import type { Server } from "./server";

/** The fields that an e-invoice needs and every document has. */
export const parties = {
  projectTitle: "Shop",
  currency: "EUR",
  freelancerName: "Ida Brekke",
  freelancerTaxId: "DE136695976",
  freelancerStreet: "Hauptstraße 12",
  freelancerPostcode: "10115",
  freelancerCity: "Berlin",
  freelancerCountry: "DE",
  clientName: "Saltmarsh Bakery",
  clientStreet: "Ring 1",
  clientPostcode: "1010",
  clientCity: "Wien",
  clientCountry: "AT",
  tax: "19",
};

/** Returns functions that send calls of a tenant, which must succeed. */
export function documentsOf(server: Pick<Server, "ask">, token: string) {
  const call = async <Answer = { id: string }>(
    method: string,
    address: string,
    body?: unknown,
  ): Promise<Answer> => {
    const answer = await server.ask(method, address, { token, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  };
  return {
    call,
    /** Issues a document; returns its id. */
    async issue(category: string, items: object[] = [{ title: "Design", rate: "100" }]): Promise<string> {
      const { id: projectId } = await call("POST", "projects", { name: "Shop" });
      const { id } = await call("POST", "sales-documents", { projectId, category, items, ...parties });
      await call("POST", `sales-documents/${id}/issue`, {});
      return id;
    },
    /** Makes a link; returns the path of its page. */
    async linkTo(id: string): Promise<string> {
      const { url } = await call<{ url: string }>("POST", `sales-documents/${id}/link`, {});
      return new URL(url).pathname;
    },
  };
}
