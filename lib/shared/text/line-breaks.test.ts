import { expect, it } from "vitest";
import { toCalendar } from "@/lib/calendar-feed/server/calendar";
import { mailtoAddress } from "@/lib/document-links/email";
import { leaf, writeXml } from "@/lib/e-invoices/xml";
import { asciiText, oneLine, latinText } from "@/lib/payment-codes/code-text";
import { toPrintable } from "@/lib/sales-documents/layout/text-runs";
import { safeName } from "@/lib/shared/text/file-names";

const breaks = ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];

async function inCalendar(text: string): Promise<string> {
  const at = new Date("2026-11-27T08:00:00Z");
  const event = {
    kind: "event" as const,
    id: "1",
    name: text,
    details: text,
    link: null,
    dueAt: at,
    isWithTime: true,
    updatedAt: at,
  };
  const calendar = await toCalendar([event], { isDiscreet: false, isCut: false });
  return new TextDecoder().decode(calendar).replaceAll("\\n", "\n");
}

const outputs: Record<string, (text: string) => string | Promise<string>> = {
  "an e-invoice": (text) => writeXml(leaf("cbc:Name", text), {}),
  "a calendar": inCalendar,
  "an email": (text) => decodeURIComponent(mailtoAddress({ to: "a@b.example", subject: "", message: text })),
  "a paper": toPrintable,
  "a transfer code": (text) => oneLine(text, 100),
  "a Swiss code": (text) => latinText(text, 100),
  "a PIX code": (text) => asciiText(text, 100),
  "a file name": safeName,
};

it.each(Object.keys(outputs))("%s keeps words apart at every kind of line break", async (kind) => {
  for (const lineBreak of breaks) {
    const written = (await outputs[kind]?.(`one${lineBreak}two`)) ?? "";
    expect([lineBreak, /one(&#13;|\s)+two/.test(written)]).toEqual([lineBreak, true]);
    // None of the rare ones is left for a program that does not know it.
    expect(written).not.toMatch(/[\v\f\u0085\u2028\u2029]/);
  }
});
