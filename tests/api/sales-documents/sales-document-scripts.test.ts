import { expect, it } from "vitest";
import { attachXml } from "@/lib/e-invoices/server/factur-x";
import { readFacturX } from "@/tests/e-invoices/factur-x";
import { normalizeText } from "../support/pdf/pdf";
import { item, print } from "../support/pdf/print-document";

// Loads the fonts of all scripts, which takes some seconds on a busy machine.
it.each([
  ["Latin", "Zażółć gęślą jaźń, Ærø, Đặng Nguyễn", "Inter-SemiBold"],
  ["Greek", "Ελληνικά κείμενα", "Inter-SemiBold"],
  ["Cyrillic", "Съешь ещё этих булок, їжак", "Inter-SemiBold"],
  ["Thai", "ใบเสนอราคาน้ำผึ้งป่าที่นี่", "NotoSansThai-SemiBold"],
  ["Arabic", "تصميم شارع", "IBMPlexSansArabic-SemiBold"],
  ["Hebrew", "הצעת מחיר", "NotoSansHebrew-SemiBold"],
  ["Devanagari", "वेबसाइट का काम", "NotoSansDevanagari-SemiBold"],
  ["Chinese", "网站设计报价单，繁體龘", "NotoSansHans-Bold"],
  ["Japanese", "ご請求書「株式会社」カタカナ", "BIZUDPGothic-Bold"],
  ["Korean", "웹사이트 디자인 견적서", "NanumGothicBold"],
  ["Bengali", "বাংলা ক্ষত্রিয় কর্ম কৌ ১২", "NotoSansBengali-SemiBold"],
  ["Tamil", "தமிழ் கோயில் பொது ஸ்ரீ", "NotoSansTamil-SemiBold"],
  ["Gujarati", "ગુજરાતી ક્ષત્રિય કિ", "NotoSansGujarati-SemiBold"],
  ["Gurmukhi", "ਪੰਜਾਬੀ ਸ੍ਰੀ ਕਿ", "NotoSansGurmukhi-SemiBold"],
  ["Telugu", "తెలుగు క్షత్రియ స్త్రీ", "NotoSansTelugu-SemiBold"],
  ["Kannada", "ಕನ್ನಡ ಕ್ಷತ್ರಿಯ ಕೊಡು", "NotoSansKannada-SemiBold"],
  ["Malayalam", "മലയാളം സ്ത്രീ കൊടുക്കുക", "NotoSansMalayalam-SemiBold"],
  ["Sinhala", "සිංහල ශ්‍රී කො", "NotoSansSinhala-SemiBold"],
  ["Khmer", "ភាសាខ្មែរ កើត ស្ត្រី", "NotoSansKhmer-SemiBold"],
  ["Lao", "ພາສາລາວ ນ້ຳ ເຂົ້າ", "NotoSansLao-SemiBold"],
  ["Burmese", "မြန်မာဘာသာ ကျွန်ုပ် သင်္ဘော", "NotoSansMyanmar-SemiBold"],
  ["Georgian", "ქართული ენა", "NotoSansGeorgian-SemiBold"],
  ["Armenian", "Հայերեն լեզու", "NotoSansArmenian-SemiBold"],
  ["Ethiopic", "አማርኛ ቋንቋ", "NotoSansEthiopic-SemiBold"],
])("prints %s in a font that only such a document embeds", async (_script, title, font) => {
  const { pdf, bytes } = await print({ items: [{ ...item, title: `Ab ${title} 12` }] });
  await expectFacturX(bytes);
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(title)) {
    const letters = (text: string) =>
      Array.from(text.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu) ?? []).sort();
    expect(letters(pdf.text)).toEqual(letters(normalizeText(title)));
  } else expect(pdf.text).toContain(normalizeText(`Ab ${title} 12`));
  expect([...pdf.fonts]).toContain(font);
  expect(pdf.fonts.size).toBeLessThanOrEqual(3);
});

/** Checks what makes a PDF a Factur-X file, with an XML attached. */
async function expectFacturX(bytes: Uint8Array) {
  const read = await readFacturX(await attachXml(bytes, "<invoice/>", new Date("2026-11-20")));
  expect(read).toMatchObject({ intent: "/GTS_PDFA1", hasProfile: true, associated: 1 });
  expect(read.attachments.map(({ name, afRelationship }) => [name, afRelationship])).toEqual([
    ["factur-x.xml", "Alternative"],
  ]);
  for (const part of ["pdfaid:part>3<", "pdfaid:conformance>B<", "fx:ConformanceLevel>EN 16931<"])
    expect(read.xmp).toContain(part);
  expect(read.fonts).toBeGreaterThan(0);
  expect(read.embedded).toBe(read.fonts);
}

it("prints all of them in one line, and a replacement for a character that no font has", async () => {
  const title = "Ж Ω ż 東京 かな 안녕 สวัสดี नमस्ते שלום مرحبا ✓ ₪ 🙏";
  const { pdf } = await print({ items: [{ ...item, title }], note: "Tibetan: \u0f40\u0f41." });
  for (const word of title.split(" ").filter((word) => !/[שم]/.test(word)))
    expect(pdf.text).toContain(normalizeText(word));
  expect(pdf.text).toContain("Tibetan:[?].");
});

it("prints lines that begin in Hebrew or Arabic from right to left, and the Latin in them from left to right", async () => {
  const { pdf } = await print({ note: "שלום Website 2026 (טיוטה)" });
  const { pieces } = pdf.pages[0] ?? { pieces: [] };
  const at = (word: string) => pieces.find(({ text }) => text.includes(word))?.x ?? NaN;
  expect(at("שלום")).toBeGreaterThan(at("Website"));
  expect(at("Website")).toBeGreaterThan(at("טיוטה"));
  expect(at("שלום")).toBeGreaterThan(400);
});
