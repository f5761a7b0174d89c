import "server-only";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { daysFromToday, dueOnDate } from "@/lib/shared/dates/dates";
import { payLinkOf, printScan, toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { formatsOf } from "@/lib/sales-documents/print/formats";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { db } from "@/lib/server/db/client";
import { documentLanguage, formatDay, formatDaysLeft, whyClosed } from "@/lib/document-links/rules";
import { eInvoiceFormatsOf, sharedTimesheet } from "./linked-files";
import { linkedResponse } from "./linked-response";
import type { OpenedLink } from "./open-link";
import type { PageTexts } from "@/lib/document-links/texts/page-texts";
import { pageTextsByLanguage } from "@/lib/document-links/texts/page-texts-by-language";
import { answerMarkup, type RefusedForm } from "@/lib/document-links/page/answer-form";
import { type Html, html } from "@/lib/document-links/page/html";
import { downloadMarkup } from "@/lib/document-links/page/download";
import { headLogoMarkup, paperMarkup } from "@/lib/document-links/page/paper";
import { done, payMarkup } from "@/lib/document-links/page/pay";
import { roundingWords } from "@/lib/time-entries/bill/rounding-words";
import { sheetWords } from "@/lib/time-entries/bill/sheet-words";
import { publicPage } from "./page-shell";

type Document = Awaited<ReturnType<typeof getSalesDocument>>;
type Refusal = { status: number; form?: RefusedForm; message?: (texts: PageTexts) => string };

/**
 * Returns the page of a link: the document, how to pay it, or how to answer it. `refusal` is that of a form; the page without
 * one is made once for each version of the document.
 */
export async function clientPage(opened: OpenedLink, token: string, refusal?: Refusal): Promise<Response> {
  if (refusal) return makePage(opened, token, refusal);
  return linkedResponse(opened, "page", () => makePage(opened, token));
}

async function makePage(opened: OpenedLink, token: string, refusal?: Refusal): Promise<Response> {
  const document = await getSalesDocument(opened.userId, opened.documentId);
  const language = documentLanguage(document);
  const texts = pageTextsByLanguage[language];
  const model = toPrintModel({ ...document, issuedAt: document.issuedAt.toISOString() });
  const name = `${model.title} ${document.number}`;
  const eInvoices = await eInvoiceFormatsOf(opened.userId, document);
  return publicPage({
    accent: model.accent,
    title: `${name} · ${document.freelancerName}`,
    language,
    // A refused form is not at the address of the page.
    isCounted: refusal === undefined,
    status: refusal?.status,
    children: html`<header class="head screen">
        <div class="sender">
          ${
            model.logo
              ? headLogoMarkup(model.logo, `/p/${token}/logo`, document.freelancerName)
              : html`<p class="strong">${document.freelancerName}</p>`
          }
          <h1>${name}</h1>
        </div>
        ${downloadMarkup(`/p/${token}`, eInvoices, texts)}
      </header>
      ${refusal?.message && html`<p class="panel error" role="alert">${refusal.message(texts)}</p>`}
      ${document.kind === "invoice" && (await paying(document, model, opened))}
      ${await timesheet(opened.userId, token, document)} ${closed(document, model, opened, texts)}
      ${paperMarkup(model, `/p/${token}/logo`)}
      ${
        isOpenQuotation(document) &&
        answerMarkup(`/api/public/documents/${token}/form`, totalInWords(document), texts, refusal?.form)
      }`,
  });
}

/** "Timesheet · PDF · CSV", with a sentence about how its times are rounded. */
async function timesheet(userId: string, token: string, document: Document): Promise<Html | null> {
  const sheet = await sharedTimesheet(userId, document.id);
  if (!sheet) return null;
  const language = documentLanguage(document);
  const note = roundingWords(
    sheet.entries.map(({ rounding }) => rounding),
    language,
  );
  const link = (format: string) =>
    html` · <a href="/p/${token}/timesheet?format=${format.toLowerCase()}" download>${format}</a>`;
  return html`<section class="panel screen">
    <p>
      <span class="strong">${sheetWords[language].title}</span>
      ${["PDF", "CSV"].map(link)} ${note && html`<br /><span class="muted">${note}</span>`}
    </p>
  </section>`;
}

function closed(
  document: Document,
  { total }: PrintModel,
  { timeZone }: OpenedLink,
  texts: PageTexts,
): Html | null {
  if (document.kind !== "quotation") return null;
  const clock = { timeZone, now: new Date() };
  const reason = whyClosed(document, clock, texts);
  if (reason)
    return html`<section class="panel ended screen">
      ${document.state === "accepted" && done}
      <p class="strong" role="status">${reason}</p>
    </section>`;
  const { longDay } = formatsOf(documentLanguage(document), document.freelancerCountry);
  const until = document.dueOn && texts.validUntil(longDay(document.dueOn));
  return html`<section class="panel due-now screen head">
    <div>
      <h2 class="muted">${total.label}</h2>
      <p class="due number">${total.value}</p>
      <p>${until}</p>
    </div>
    <nav class="answers bar" aria-label="${texts.yourAnswer}">
      <a class="button primary" href="#answer">${texts.accept}</a>
      <a class="button" href="#decline-name">${texts.decline}</a>
    </nav>
  </section>`;
}

function isOpenQuotation({ kind, state }: Document): boolean {
  return kind === "quotation" && state === "open";
}

async function paying(
  document: Document,
  { payTo }: PrintModel,
  { userId, timeZone }: OpenedLink,
): Promise<Html> {
  const { currency, dueOn, issuedDate, state } = document;
  const language = documentLanguage(document);
  const due = document.toReceive ?? "0";
  const input = { ...document, issuedAt: document.issuedAt.toISOString() };
  const isLeft = Number(due) > 0;
  const clock = { timeZone, now: new Date() };
  const formats = formatsOf(language, document.freelancerCountry);
  const daysLeft = dueOn === null ? 0 : daysFromToday(dueOnDate(dueOn), timeZone, clock.now);
  return payMarkup(
    {
      amount: isLeft ? formats.money(due, currency) : null,
      isCredited: state === "credited",
      paidOn: isLeft
        ? null
        : await dayOfLastPayment(document, userId, (day) => formatDay(day, language, clock)),
      due: dueOn === null || dueOn === issuedDate ? null : formats.longDay(dueOn),
      daysLate: -daysLeft,
      dueIn: formatDaysLeft(daysLeft, language),
      // The last line is the amount at the issue.
      account: payTo?.lines.slice(0, -1) ?? [],
      code: isLeft ? printScan(input, due) : null,
      payLink: payLinkOf(input, due),
    },
    pageTextsByLanguage[language],
  );
}

/** Returns the day on which an invoice was paid, as `format` writes it; null if nothing was, or more than the invoice. */
async function dayOfLastPayment(
  { id: documentId, state }: Document,
  userId: string,
  format: (day: string) => string,
): Promise<string | null> {
  if (state === "overpaid") return null;
  const last = await db.receivedPayment.findFirst({
    where: { userId, documentId, kind: { in: ["payment", "deposit"] } },
    orderBy: { receivedOn: "desc" },
    select: { receivedOn: true },
  });
  return last && format(dateText(last.receivedOn));
}

/** Returns the total as the client accepts it: "12,400.00 THB". */
function totalInWords(document: Document): string {
  return formatsOf(documentLanguage(document), document.freelancerCountry).amount(
    document.total,
    document.currency,
  );
}
