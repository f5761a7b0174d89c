import { expect, test } from "vitest";
import { pageTextsByLanguage } from "../texts/page-texts-by-language";
import { downloadMarkup } from "./download";

const hrefs = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

test("a document without e-invoices has a link to its PDF", () => {
  const { text } = downloadMarkup("/p/x", [], pageTextsByLanguage.en);
  expect(text).not.toContain("<details");
  expect(hrefs(text)).toEqual(["/p/x/pdf"]);
});

test("a document with e-invoices has one menu of all its files", () => {
  const { text } = downloadMarkup("/p/x", ["facturx", "peppol"], pageTextsByLanguage.de);
  expect(text).toMatch(/<summary class="button">PDF herunterladen<\/summary>/);
  expect(hrefs(text)).toEqual(["/p/x/pdf", "/p/x/e-invoice?format=facturx", "/p/x/e-invoice?format=peppol"]);
});
