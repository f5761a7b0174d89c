const clients = ["Fjellgate Bakery", "Saltmarsh Press", "Harbour & Hale"].map((name, index) => ({
  hashed_id: `c${index}`,
  name,
  settings: { currency_id: "3" },
}));

const invoices = Array.from({ length: 8 }, (_, index) => ({
  hashed_id: `i${index}`,
  client_id: `c${index % clients.length}`,
  status_id: index === 7 ? 5 : index < 4 ? 4 : 2,
  number: `00${41 + index}`,
  date: `2026-0${index + 1}-12`,
  line_items: [{ quantity: 8, cost: 120 + index, product_key: "Design", line_total: 8 * (120 + index) }],
  amount: 8 * (120 + index),
}));

/** An export of Invoice Ninja, as far as the import reads it. */
const sampleExport = {
  company: { company_key: "gallery", settings: { name: "Okonkwo Studio", currency_id: "3" } },
  client_contacts: [{ hashed_id: "p0", client_id: "c0", first_name: "Ida", last_name: "Brekke" }],
  clients,
  invoices,
  payments: [
    {
      number: "12",
      status_id: 4,
      type_id: 1,
      date: "2026-02-01",
      amount: 960,
      applied: 960,
      paymentables: [{ id: 1, paymentable_id: "i0", paymentable_type: "invoices", amount: 960, refunded: 0 }],
    },
  ],
  expenses: [{}, {}, {}],
};

async function openImport(page) {
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openProgramImport(page) {
  await openImport(page);
  await page.getByRole("radio", { name: "Another program" }).check();
  await page.getByText("Invoice Ninja:").waitFor();
}

async function previewProgram(page) {
  await openProgramImport(page);
  const buffer = Buffer.from(JSON.stringify(sampleExport));
  const file = { name: "backup.json", mimeType: "application/json", buffer };
  await page.getByLabel("Export of another program").setInputFiles(file);
  await page.getByText("Will be left out").waitFor();
}

/** The screenshots of the "Import" dialog: see entries.mjs. */
export const importEntries = [
  { name: "import", path: "/home/projects", steps: openImport },
  { name: "import-program", path: "/home/projects", steps: openProgramImport },
  { name: "import-program-preview", path: "/home/projects", steps: previewProgram },
];
