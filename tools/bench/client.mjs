/** Starts a demo; returns the server's address, the headers of its calls, and a function to call the API. */
export async function startDemo(origin, kind = "full") {
  const answer = await fetch(`${origin}/api/demo${kind === "blank" ? "/blank" : ""}`, {
    headers: { "time-zone": "UTC" },
  });
  if (!answer.ok) throw new Error(`No demo: ${answer.status} ${await answer.text()}`);
  const { data } = await answer.json();
  const headers = { authorization: `Bearer ${data.accessToken}`, "content-type": "application/json" };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const call = async (method, path, body) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return { origin, headers, cookie, call };
}

/** Returns the body of a new document with `count` items for the tenant's first project. */
export async function newDocument(tenant, count) {
  const { items } = await (await tenant.call("POST", "projects/search", { take: 1 })).json();
  const item = { description: "x".repeat(200), rate: "12.5", quantity: "2" };
  return {
    category: "invoice",
    projectId: items[0].id,
    projectTitle: "A",
    freelancerName: "B",
    clientName: "C",
    items: Array.from({ length: count }, (_, at) => ({ ...item, title: `Item ${at}` })),
  };
}
