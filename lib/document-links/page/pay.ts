import { codeImage } from "@/lib/payment-codes/code-image";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import type { PrintLine } from "@/lib/sales-documents/print/texts";
import type { PageTexts } from "../texts/page-texts";
import { type Html, html } from "./html";

export type Paying = {
  /** Formatted; null if nothing is left to pay. */
  amount: string | null;
  isCredited: boolean;
  /** Of the due date; null on receipt. */
  due: string | null;
  account: readonly PrintLine[];
  /** The reference for the transfer: "Invoice 2026-0014". */
  reference: string;
  code: PaymentCode | null;
  /** The address at which it is paid online; null without one. */
  payLink: string | null;
};

/** Returns how an invoice is paid: the amount that is due now, the account, and the code to scan. */
export function payMarkup(paying: Paying, texts: PageTexts): Html {
  const { amount, due, account, reference, code, isCredited, payLink } = paying;
  if (amount === null)
    return html`<section class="panel">
      <p class="strong">${isCredited ? texts.credited : texts.paid}</p>
    </section>`;
  return html`<section class="panel screen" aria-labelledby="pay">
    <h2 id="pay">${texts.howToPay}</h2>
    <div class="pay">
      <div>
        <p class="muted">${texts.amountDue}</p>
        <p class="due number">${amount}</p>
        <p>${due === null ? texts.onReceipt : texts.dueOn(due)}</p>
        ${
          payLink &&
          html`<p class="pay-online">
            <a class="button primary" href="${payLink}" rel="noreferrer">${texts.payOnline}</a>
          </p>`
        }
        ${
          account.length > 0 &&
          html`<dl class="account">
            ${account.map(
              ({ label, value }) =>
                html`<dt>${label}</dt>
                  <dd class="number">${value}</dd>`,
            )}
            <dt>${texts.reference}</dt>
            <dd>${reference}</dd>
          </dl>`
        }
      </div>
      ${code && codeMarkup(code, texts.scan)}
    </div>
  </section>`;
}

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
