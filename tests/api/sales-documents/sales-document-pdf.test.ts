import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { normalizeText, readPdf } from "../support/pdf/pdf";
import { download, item, print } from "../support/pdf/print-document";
import { newTenant } from "../support/tenants";

// Two hundred items take some seconds on a busy machine.
const times = (text: string, words: string) => text.split(normalizeText(words)).length - 1;

describe("GET sales-documents/{id}/pdf", () => {
  it("prints every field of a document", async () => {
    const body = {
      category: "invoice",
      number: "A-7",
      referenceNumber: "PO 4471",
      currency: "USD",
      projectDescription: "A shop front\nand its orders",
      freelancerEmail: "ida@brekke.example",
      freelancerPhone: "+47 555 01 23",
      freelancerTaxId: "NO 987 654 321",
      freelancerAddress: "Kaigaten 4\nBergen",
      clientTaxId: "US 47-1234567",
      clientAddress: "218 Alder Street",
      clientPhone: "+1 503 555 0142",
      clientOffice: "Head office",
      clientDetail: "Side door",
      items: [item, { title: "Development", rate: "1234.5", quantity: "2.25" }],
      discountPercent: "10",
      discountFlat: "5",
      tax: "8.25",
      note: "Payable within 14 days.",
    };
    const { pdf, headers } = await print(body);
    for (const words of [
      ...["Invoice", "A-7", "PO 4471", "Fri 20 Nov 2026", "USD", "Ida Brekke", "ida@brekke.example"],
      ...["+47 555 01 23", "NO 987 654 321", "Kaigaten 4", "Bergen", "Saltmarsh Bakery", "US 47-1234567"],
      ...["218 Alder Street", "+1 503 555 0142", "Head office", "Side door", "Shop", "A shop front"],
      ...["Design", "Two rounds", "$100.00", "$300.00", "Development", "$1,234.50", "2.25", "$2,777.63"],
      ...["Subtotal $3,077.63", "Discount (10% + $5.00) −$312.76", "Tax (8.25%) $228.10", "Total $2,992.97"],
      ...["Payable within 14 days.", "Bank", "Account"],
    ])
      expect(pdf.text, words).toContain(normalizeText(words));
    expect(pdf.pages[0]?.size).toEqual([612, 792]);
    expect(pdf.info).toMatchObject({ Title: "Invoice A-7 – Shop", Author: "Ida Brekke" });
    expect(pdf.language).toBe("en");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-A-7-Shop.pdf"; filename*=UTF-8''invoice-A-7-Shop.pdf`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  it("omits empty fields", async () => {
    const { pdf } = await print({ category: "quotation", currency: "EUR" });
    expect(pdf.text).not.toMatch(/Reference|Email|Phone|TaxID|Note|Bank|null|undefined/);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]?.size.map(Math.round)).toEqual([595, 842]);
  });

  it("returns the same bytes until the document changes, and 404 for others", async () => {
    const { tenant, id, bytes } = await print();
    expect(Buffer.from((await download(tenant, id)).bytes).equals(Buffer.from(bytes))).toBe(true);
    await ask(tenant, "PATCH", `sales-documents/${id}`, { note: "Changed" });
    expect((await readPdf((await download(tenant, id)).bytes)).text).toContain("Changed");
    expect((await ask(await newTenant(), "GET", `sales-documents/${id}/pdf`)).status).toBe(404);
    expect((await ask(tenant, "GET", `sales-documents/${newId()}/pdf`)).status).toBe(404);
    expect((await ask(tenant, "GET", "sales-documents/no-id/pdf")).status).toBe(404);
  });

  it("prints the demo's documents, each on one page", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "sales-documents/search", {});
    expect(body.items.length).toBe(30);
    for (const { id, projectTitle, clientName } of body.items) {
      const pdf = await readPdf((await download(tenant, id)).bytes);
      expect(pdf.pages.map(({ text }) => text).slice(1), String(projectTitle)).toEqual([]);
      expect(pdf.missingGlyphs).toBe(0);
      expect(pdf.text).toContain(normalizeText(String(projectTitle)));
      expect(pdf.text).toContain(normalizeText(String(clientName)));
    }
  });

  it("prints 200 items over several pages, each complete and once, with a repeated header", async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      title: `Item (${index + 1})`,
      description: `What was made (${index + 1})`,
      rate: String(index + 1),
      quantity: "1",
    }));
    const { pdf } = await print({ items, currency: "EUR" });
    expect(pdf.pages.length).toBeGreaterThan(8);
    for (const [index, page] of pdf.pages.entries()) {
      const titles = page.text.match(/Item\(\d+\)/g) ?? [];
      expect(page.text.match(/Whatwasmade\(\d+\)/g) ?? []).toHaveLength(titles.length);
      if (titles.length > 0)
        expect(times(page.text, "Item Rate Quantity Amount"), `page ${index + 1}`).toBe(1);
    }
    for (const { title } of items) expect(times(pdf.text, title), title).toBe(1);
  });

  it("prints long texts completely", async () => {
    const words = Array.from({ length: 640 }, (_, index) => `w${String(index).padStart(4, "0")}`).join(" ");
    const description = words.replaceAll("w", "d");
    const { pdf } = await print({
      note: words,
      clientDetail: words.replaceAll("w", "c"),
      projectDescription: words.replaceAll("w", "p"),
      items: [item, { ...item, title: "Long", description }, item],
      projectTitle: "Unbrokenwordwithoutaspace".repeat(10),
    });
    const text = pdf.text.replace(/Shop|Invoice\d+·IdaBrekkePage\d+of\d+|ItemRateQuantityAmount/g, "");
    for (const whole of [words, description, words.replaceAll("w", "c"), words.replaceAll("w", "p")])
      expect(text).toContain(normalizeText(whole));
    expect(text).toContain("Unbrokenwordwithoutaspace".repeat(10));
    const { size = [] } = pdf.pages[0] ?? {};
    for (const { x, y } of pdf.pages.flatMap((page) => page.pieces)) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan((size[0] ?? 0) - 40);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan((size[1] ?? 0) - 40);
    }
  });

  it.each([
    ["JPY", "1234567", "3", ["¥1,234,567", "¥3,703,701"]],
    ["KWD", "1.2345", "1", ["KWD 1.2345", "KWD 1.235"]],
    ["PLN", "999999999999", "999", ["PLN 999,999,999,999.00", "PLN 998,999,999,999,001.00"]],
    ["KWD", "888888888888.8888", "999.8888", ["KWD 888,888,888,888.8888", "KWD 888,790,044,444,444.356"]],
  ])("prints amounts in %s", async (currency, rate, quantity, amounts) => {
    const { pdf } = await print({ currency, items: [{ title: "Work", rate, quantity }] });
    const pieces = pdf.pages.flatMap((page) => page.pieces.map(({ text }) => text));
    for (const amount of amounts) {
      expect(pdf.text).toContain(normalizeText(amount));
      // No line break splits the amount.
      expect(pieces).not.toContain(amount.split(" ")[1]);
    }
  });

  it.each([
    ["long", "Averylongnamewithoutasinglespace".repeat(6)],
    ["right-to-left", "شركة التصميم والتطوير المحدودة للخدمات الرقمية والاستشارات"],
  ])("a %s name does not overlap the date next to it", async (_kind, clientName) => {
    const { pdf } = await print({ category: "quotation", clientName, freelancerName: clientName });
    const { pieces } = pdf.pages[0] ?? { pieces: [] };
    const dates = pieces.filter(({ text }) => text === "Date");
    expect(dates).toHaveLength(2);
    const [left = 0, right = 0] = dates.map(({ x }) => x).sort((one, other) => one - other);
    const below = pieces.filter(({ y, text }) => text !== "Date" && Math.abs(y - (dates[0]?.y ?? 0)) < 40);
    expect(below.length).toBeGreaterThan(2);
    for (const { x, width } of below)
      expect(x + width < left - 4 || (x > left && x + width < right - 4)).toBe(true);
  });

  it("never leaves the signatures alone on a page", async () => {
    for (let count = 15; count < 21; count++) {
      const items = Array.from({ length: count }, () => item);
      const { pdf } = await print({ items, category: "quotation", note: count % 2 ? "Thank you" : null });
      expect(pdf.pages.at(-1)?.text).toContain(normalizeText("Accepted by"));
      expect(pdf.pages.at(-1)?.text).toContain("Subtotal");
    }
    const note = "A line of the terms.\n".repeat(100);
    const { pdf } = await print({ note, number: "77", category: "quotation" });
    expect(pdf.pages.at(-1)?.text).toMatch(/Quotation77\D+300/);
  });

  it("prints markup and placeholders as text", async () => {
    const texts = [
      `<b>bold</b> & <script>alert("1")</script>`,
      "{item} ${total} %s -> => 10x20",
      "a\tb\u200bc",
    ];
    const { pdf } = await print({ items: texts.map((title) => ({ ...item, title })) });
    for (const text of texts) expect(pdf.text).toContain(normalizeText(text));
  });

  it.each([
    ["../../etc/passwd", "invoice-1-etc passwd.pdf"],
    ['a/b\\c:d*e?"f"<g>|h', "invoice-1-a b c d e f g h.pdf"],
    ["ร้านขนมปัง", "invoice-1-ร้านขนมปัง.pdf"],
  ])("is named after its project: %s", async (projectTitle, name) => {
    const { headers } = await print({ category: "invoice", number: "1", projectTitle });
    const disposition = headers.get("content-disposition") ?? "";
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? "")).toBe(name);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+";/);
  });
});
