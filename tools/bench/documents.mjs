import { startDemo } from "./client.mjs";
import { repeat } from "./load.mjs";

/** Measures demo starts, and PDFs of 10 and 100 items. */
export async function measureDocuments({ origin, pid }) {
  const demo = await repeat({ pid, times: 15, warmUp: 5 }, () => startDemo(origin));
  const tenant = await startDemo(origin);
  const { items } = await (await tenant.call("POST", "projects/search", { take: 1 })).json();
  const pdf = {};
  for (const count of [10, 100]) {
    const document = await (
      await tenant.call("POST", "sales-documents", documentOf(items[0].id, count))
    ).json();
    const print = () =>
      tenant.call("GET", `sales-documents/${document.id}/pdf`).then((answer) => answer.arrayBuffer());
    pdf[count] = await repeat({ pid, times: 15, warmUp: 30 }, print);
    pdf[count].slowestList = await slowestList(tenant, print());
  }
  return { demo, pdf };
}

/** Returns the milliseconds of the slowest list request during `work`. */
async function slowestList(tenant, work) {
  let isDone = false;
  const ended = work.finally(() => (isDone = true));
  let slowest = 0;
  while (!isDone) {
    const started = performance.now();
    await (await tenant.call("POST", "tasks/search", { take: 20 })).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - started);
  }
  await ended;
  return slowest;
}

function documentOf(projectId, count) {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Part ${index + 1}`,
    description: "Two rounds of work, with a review of each",
    rate: String(80 + index),
    quantity: String(1 + (index % 7)),
  }));
  return {
    projectId,
    category: "invoice",
    number: String(count),
    currency: "USD",
    projectTitle: "Measured",
    freelancerName: "Ida Brekke",
    clientName: "Fjellgate Cycles",
    issuedAt: "2026-01-01",
    tax: "25",
    items,
  };
}
