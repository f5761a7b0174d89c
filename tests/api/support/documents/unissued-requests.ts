import fc from "fast-check";
import type { Method } from "../call";

export type RecordedRequest = { method: Method; path: string; body?: unknown };

const uuids = (kind: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `00000000-0000-7000-800${kind}-${String(index).padStart(12, "0")}`,
  );

const clients = uuids(1, 3);
const projects = uuids(2, 4);
const documents = uuids(3, 12);
const unknown = uuids(4, 1);

const setUp: RecordedRequest[] = [
  {
    method: "PATCH",
    path: "users",
    body: { currency: "THB", displayName: "Ida Brekke", timeZone: "Asia/Bangkok" },
  },
  ...clients.map((id, index) => ({
    method: "POST" as const,
    path: "clients",
    body: { id, name: `Client ${index}`, themeColor: ["orange", "blue", null][index] },
  })),
  ...projects.map((id, index) => ({
    method: "POST" as const,
    path: "projects",
    body: { id, name: `Project ${index}`, clientId: clients[index] },
  })),
];

/** Mostly a valid value. */
function mostly<Value>(valid: Value[], invalid: Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: fc.constantFrom(...invalid) },
  );
}

const amount = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 100, max: 10_000_000 }).map((cents) => String(cents / 100)) },
  { weight: 1, arbitrary: fc.constantFrom("0", "-1", "1e999", "12,50", "NaN", "123456789012345678901") },
);
const percent = mostly(["0", "3", "7", "10", "7.5", "33.3333", "100"], ["101", "-1", "x"]);
const category = fc.constantFrom("quotation", "invoice", "receipt");

const item = fc.record(
  {
    title: mostly(["Design", "งานออกแบบ", "Hosting 🚀"], [""]),
    description: fc.constantFrom("Two rounds", "", null),
    rate: amount,
    quantity: mostly(["1", "3", "2.5", "1200"], ["0.5", "0"]),
  },
  { requiredKeys: ["title"] },
);

const optionalFields = {
  number: mostly(["1", "2", "7", "INV-9", "2026-Q003"], [""]),
  referenceNumber: fc.constantFrom("PO 4711", null),
  issuedAt: mostly(["2026-02-28", "2025-12-31T00:00:00.000Z", "2026-10-25"], ["soon"]),
  currency: mostly(["USD", "EUR", "JPY", "KWD", "THB"], ["XXX"]),
  tax: percent,
  discountPercent: percent,
  discountFlat: mostly(["0", "1", "12.34"], ["99999999", "-1"]),
  note: fc.constantFrom("Thank you.", "", null),
  clientTaxId: fc.constantFrom("DE 811 907 980", null),
  freelancerEmail: mostly(["ida@brekke.example"], ["not an address"]),
  clientId: mostly<string | null>([...clients, null], unknown),
  projectTitle: mostly(["Shop", "Website"], [""]),
};

const newDocument = fc.record(
  {
    id: fc.constantFrom(...documents),
    projectId: mostly(projects, unknown),
    category,
    freelancerName: fc.constant("Ida Brekke"),
    clientName: mostly(["Saltmarsh Bakery"], [""]),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    ...optionalFields,
  },
  { requiredKeys: ["id", "projectId", "freelancerName", "clientName", "items", "projectTitle"] },
);

const patch = fc.record(
  { category, items: fc.array(item, { maxLength: 3 }), ...optionalFields },
  { requiredKeys: [] },
);

const filter = fc.record(
  {
    category,
    projectId: fc.constantFrom(...projects),
    clientId: fc.constantFrom(...clients),
    take: fc.constantFrom(1, 3, 20),
  },
  { requiredKeys: [] },
);

const known = fc.constantFrom(...documents);
const post = (path: string) => (body: unknown) => ({ method: "POST" as const, path, body });

const request: fc.Arbitrary<RecordedRequest> = fc.oneof(
  { weight: 6, arbitrary: newDocument.map(post("sales-documents")) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(known, patch)
      .map(([id, body]) => ({ method: "PATCH", path: `sales-documents/${id}`, body }) as const),
  },
  { weight: 3, arbitrary: known.map((id) => ({ method: "GET", path: `sales-documents/${id}` }) as const) },
  { weight: 1, arbitrary: known.map((id) => ({ method: "DELETE", path: `sales-documents/${id}` }) as const) },
  { weight: 2, arbitrary: filter.map(post("sales-documents/search")) },
  { weight: 1, arbitrary: category.map((name) => post("sales-documents/next-number")({ category: name })) },
  { weight: 1, arbitrary: filter.map(({ take, clientId }) => post("payment/search")({ take, clientId })) },
  { weight: 1, arbitrary: fc.constant({ method: "GET", path: "payment/stats" } as const) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...projects), fc.constantFrom("pending", "processing", "paid"))
      .map(
        ([id, paymentStatus]) =>
          ({ method: "PATCH", path: `projects/${id}`, body: { paymentStatus } }) as const,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...projects).map((id) => ({ method: "GET", path: `projects/${id}` }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...clients).map((id) => ({ method: "GET", path: `clients/${id}` }) as const),
  },
);

/** Returns the same requests for the same seed: three clients, four projects, then random calls for documents. */
export function unissuedRequests(seed: number, count: number): RecordedRequest[] {
  return [...setUp, ...fc.sample(request, { seed, numRuns: count })];
}
