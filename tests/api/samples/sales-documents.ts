import { salesDocumentRowSchema, salesDocumentSchema } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", { name: "Saltmarsh Bakery", themeColor: "orange" });
    const project = await ask(tenant, "POST", "projects", {
      name: "Online pre-orders",
      clientId: client.body.id,
    });
    const account = await ask(tenant, "POST", "bank-accounts", {
      label: "Business account",
      holder: "Ida Brekke",
      iban: "NO9386011117947",
    });
    return {
      bankAccountId: account.body.id,
      projectId: project.body.id,
      clientId: client.body.id,
      category: "quotation",
      projectTitle: "Online pre-orders",
      freelancerName: "Ida Brekke",
      clientName: "Saltmarsh Bakery",
      issuedAt: "2026-11-27",
      items: [
        { title: "Workshop", rate: "1,200.50", quantity: 2 },
        {
          name: "Design",
          description: "Two rounds\nof changes",
          rate: 92.5,
          quantity: "16.00",
          unit: "hour",
          taxRate: 7,
          discountPercent: "2.5",
        },
      ],
      discountPercent: "10",
      tax: 5.5,
      language: "fr",
      withholding: "3",
      pricesIncludeTax: true,
      serviceDate: "2026-11-18",
      freelancerVatId: "NO995525828MVA",
    };
  },
  patch: {
    category: "invoice",
    number: "A-7",
    note: "Payable within 14 days.",
    discountFlat: "20",
    taxTreatment: "reverseCharge",
    taxNote: "Reverse charge, as agreed.",
    pricesIncludeTax: false,
    serviceDate: "2026-11-20",
    clientVatId: "FR83404833048",
    language: null,
  },
  invalid: { body: { items: [] }, path: "items", message: "At least one item is required" },
  rowSchema: salesDocumentRowSchema,
  schema: salesDocumentSchema,
};
