import { noAddress } from "@/lib/shared/text/address";
import { describe, expect, it } from "vitest";
import { emptyItem, newSalesDocumentForm, toItemRow } from "./form";
import { itemFormSchema, salesDocumentFormSchema } from "./form-schema";

const noBranding = { logo: null, logoWidth: null, logoHeight: null, accent: null };

const user = {
  id: "0198a7c2-0000-7000-8000-000000000001",
  kind: "demo",
  expiresAt: null,
  timeZone: "Asia/Kathmandu",
  paymentDays: null,
  displayName: "Ida Brekke",
  email: null,
  phoneNumber: "+47 1",
  address: null,
  ...noAddress,
  bio: "For myself",
  taxId: "NO 1",
  vatId: null,
  currency: "NOK",
  specialization: [],
  avatar: null,
  quitting: false,
  singleKeys: true,
  updatedAt: "2026-11-27T00:00:00.000Z",
  pinnedProjects: [],
  sampleEnd: null,
  hasSample: false,
  isServerOwner: false,
} as const;

const begin = (client: null | { name: string }) =>
  newSalesDocumentForm({
    category: "invoice",
    number: "4",
    project: {
      name: "Shop",
      currency: null,
      client: client && {
        id: user.id,
        themeColor: null,
        taxId: "GB 7",
        vatId: null,
        email: null,
        phoneNumber: null,
        address: "1 Quay",
        ...noAddress,
        detail: "Pays late",
        language: null,
        ...client,
      },
    },
    accounts: [],
    user: {
      ...user,
      ...noBranding,
      hourlyRate: null,
      timeRounding: null,
      specialization: [],
      pinnedProjects: [],
      uploadLimits: { file: 0, picture: 0 },
    },
    timeZone: "Asia/Kathmandu",
    now: new Date("2026-11-27T20:00:00Z"),
  });

/** Returns every error as "path: message". */
function errorsOf(form: unknown): string[] {
  const result = salesDocumentFormSchema().safeParse(form);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("newSalesDocumentForm", () => {
  it("uses the project, its client, the profile and the user's date, but no notes", () => {
    const form = begin({ name: "Saltmarsh Bakery" });
    expect(form).toMatchObject({
      number: "4",
      issuedAt: "2026-11-28T00:00:00.000Z",
      clientId: user.id,
      currency: "NOK",
      projectTitle: "Shop",
      freelancerName: "Ida Brekke",
      freelancerTaxId: "NO 1",
      freelancerAddress: "",
      clientName: "Saltmarsh Bakery",
      clientTaxId: "GB 7",
      clientAddress: "1 Quay",
      clientPhone: "",
      clientDetail: "",
      items: [],
    });
  });

  it("leaves the client empty if the project has none", () => {
    expect(errorsOf(begin(null))).toEqual([
      "clientName: Please add a client name",
      "items: At least one item is required",
    ]);
  });
});

describe("salesDocumentFormSchema", () => {
  it("matches what the API accepts", () => {
    const item = { ...toItemRow(emptyItem), title: " Design ", rate: "1,200.50", quantity: "2." };
    const form = { ...begin({ name: "Saltmarsh" }), items: [item], tax: "", discountPercent: ".5" };
    const values = salesDocumentFormSchema().parse(form);
    expect(values).toMatchObject({
      items: [{ title: "Design", description: null, rate: "1200.5", quantity: "2" }],
      tax: "0",
      discountPercent: "0.5",
      issuedAt: new Date("2026-11-28T00:00:00Z"),
    });
    expect(values.items[0]).not.toHaveProperty("key");
  });

  it("reports each error of an item", () => {
    const rows = [
      { title: "", rate: "", quantity: "" },
      { title: "Design", rate: "0.5", quantity: "x" },
    ].map((item) => ({ ...toItemRow(emptyItem), ...item }));
    expect(errorsOf({ ...begin({ name: "Saltmarsh" }), items: rows, tax: "101" })).toEqual(
      expect.arrayContaining([
        "items.0.title: Please name the item",
        "items.0.rate: Please add rate",
        "items.0.quantity: Please add quantity",
        "items.1.rate: Must be a number and at least 1",
        "items.1.quantity: Must be a number and at least 1",
        "tax: Must be at most 100",
      ]),
    );
  });

  it("rejects more lines than can be printed", () => {
    const item = { ...toItemRow(emptyItem), title: "Design", description: "a\n".repeat(1250) };
    const form = { ...begin({ name: "Saltmarsh" }), items: [item, item, item, item] };
    expect(errorsOf(form)).toEqual([]);
    expect(errorsOf({ ...form, note: "One\r\nmore" })).toEqual([
      "items: The whole document must have at most 5,000 line breaks",
    ]);
  });

  it("creates a new item with rate and quantity 1", () => {
    expect(itemFormSchema().parse({ ...emptyItem, title: "Hour" })).toMatchObject({
      rate: "1",
      quantity: "1",
    });
  });
});

describe("the tax rate and the unit of an item", () => {
  const item = {
    title: "Work",
    description: "",
    rate: "1",
    quantity: "1",
    taxRate: "",
    discountPercent: "0",
    discountFlat: "0",
    unit: "",
  };
  const read = (fields: object) => itemFormSchema().safeParse({ ...item, ...fields });

  it("are null when they are empty", () => {
    expect(read({}).data).toMatchObject({ taxRate: null, unit: null });
    expect(read({ taxRate: "7.50", unit: "hour" }).data).toMatchObject({ taxRate: "7.5", unit: "hour" });
  });

  it("is a percentage", () => {
    expect(read({ taxRate: "101" }).error?.issues[0]?.message).toBe("Must be at most 100");
    expect(read({ taxRate: "x" }).error?.issues[0]?.message).toBe("Must be a number from 0 to 100");
  });
});
