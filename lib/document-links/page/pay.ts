import { codeImage } from "@/lib/payment-codes/code-image";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import type { PrintPayLine } from "@/lib/sales-documents/print/payment";
import type { PageTexts } from "../texts/page-texts";
import { figureClass } from "./figures";
import { Html, html } from "./html";

export type Paying = {
  /** Formatted; null if nothing is left to pay. */
  amount: string | null;
  isCredited: boolean;
  /** Of the payment that paid the rest; null if that is not known. */
  paidOn: string | null;
  /** Of the due date; null on receipt. */
  due: string | null;
  /** Since the due date; 0 or less if it is not over. */
  daysLate: number;
  /** The due date as it is said today: "in 14 days". */
  dueIn: string;
  /** The account and the reference of the transfer. */
  account: readonly PrintPayLine[];
  code: PaymentCode | null;
  /** The address at which it is paid online; null without one. */
  payLink: string | null;
};

/** Returns how an invoice is paid: the amount that is due now, the account, and the code to scan. */
export function payMarkup(paying: Paying, texts: PageTexts): Html {
  const { amount, due, dueIn, daysLate, account, code, payLink } = paying;
  if (amount === null)
    return html`<section class="panel ended">
      ${done}
      <p class="strong">${endedText(paying, texts)}</p>
    </section>`;
  return html`<section class="panel due-now screen" aria-label="${texts.howToPay}">
    <div class="pay">
      <div>
        <h2 class="muted">${texts.amountDue}</h2>
        <p class="due number">${amount}</p>
        <p>
          ${due === null ? texts.onReceipt : texts.dueOn(due)}
          ${due !== null && daysLate <= 0 && html`· ${dueIn}`}
          ${daysLate > 0 && html`· <span class="error">${texts.late(daysLate)}</span>`}
        </p>
        ${
          payLink &&
          html`<p class="pay-online">
            <a class="button primary" href="${payLink}" rel="noreferrer">${texts.payOnline}</a>
          </p>`
        }
        ${
          account.length > 0 &&
          html`<dl class="account">${account.map((line) => accountLine(line, texts))}</dl>
            <p id="copied" class="unseen" role="status"></p>`
        }
      </div>
      ${code && codeMarkup(code, texts.scan)}
    </div>
  </section>`;
}

/** Why nothing is left to pay. */
function endedText({ isCredited, paidOn }: Paying, texts: PageTexts): string {
  if (isCredited) return texts.credited;
  return paidOn === null ? texts.paid : texts.paidOn(paidOn);
}

/** The button needs a script, which shows it. Banks take an IBAN without spaces. */
function accountLine(line: PrintPayLine, texts: PageTexts): Html {
  const { label, value, isCopied } = line;
  const text = label === "IBAN" ? value.replaceAll(/\s/g, "") : value;
  return html`<div>
    <dt>${label}</dt>
    <dd>
      <bdi class="${label === "IBAN" ? "number iban" : figureClass(line)}">${value}</bdi> ${
        isCopied &&
        html`<button
          type="button"
          class="copy"
          data-copy="${text}"
          data-copied="${texts.copied}"
          aria-label="${`${texts.copy}: ${label}`}"
          hidden
        >
          ${texts.copy}
        </button>`
      }
    </dd>
  </div>`;
}

/** A tick. */
export const done = new Html(
  `<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10" fill="currentColor"/><path d="m5.8 10.3 2.8 2.8 5.6-6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
);

function codeMarkup(code: PaymentCode, label: string): Html {
  const { side, dark, cross } = codeImage(code);
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  return html`<figure>
    <svg viewBox="${box}" role="img" aria-label="${label}" shape-rendering="crispEdges">
      <path class="code-dark" d="${dark}" />
      ${
        cross &&
        html`<path class="code-light" d="${cross.white}" /><path class="code-dark" d="${cross.black}" />
          <path class="code-light" d="${cross.sign}" />`
      }
    </svg>
    <figcaption class="muted">${label}</figcaption>
  </figure>`;
}
