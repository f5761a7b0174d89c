import { logoOnPaper } from "@/lib/logo/size";
import type { PrintedLogo, PrintItem, PrintModel } from "@/lib/sales-documents/print/model";
import type { PrintParty } from "@/lib/sales-documents/print/parties";
import type { PrintLine } from "@/lib/sales-documents/print/texts";
import { figureClass } from "./figures";
import { type Html, html } from "./html";

/**
 * Returns the printed page as markup, from the print model of the preview and the PDF. On a phone the lines of the table stand
 * below each other. The code to pay is not here: the page shows it over what is due now.
 */
export function paperMarkup(model: PrintModel, logoAddress: string): Html {
  const { project, note, payment, payTo, taxNote, logo } = model;
  return html`<article class="paper" aria-label="${model.subject}">
    <div class="columns">
      <div>
        <h2>${model.title}</h2>
        ${model.headline && html`<p class="headline">${model.headline}</p>`}
      </div>
      <div>${logo && logoMarkup(logo, logoAddress)} ${lines(model.facts)}</div>
    </div>
    <div class="columns">${party(model.freelancer)} ${party(model.client)}</div>
    <section>
      <h3>${project.label}</h3>
      <p class="strong">${project.title}</p>
      ${project.description && html`<p class="lines muted">${project.description}</p>`}
    </section>
    ${items(model)} ${totals(model)} ${taxNote && html`<p>${taxNote}</p>`}
    ${
      note &&
      html`<section>
        <h3>${note.label}</h3>
        <p class="lines">${note.text}</p>
      </section>`
    }
    ${
      payment &&
      html`<section>
        <h3>${payment.label}</h3>
        <div class="columns">${payment.lines.map(blank)}</div>
      </section>`
    }
    ${
      payTo &&
      html`<section>
        <h3>${payTo.label}</h3>
        ${lines(payTo.lines, "facts stacked")}
      </section>`
    }
    <div class="columns">
      ${model.signatures.map(
        ({ label, name, dateLabel }) =>
          html`<div>
            <div class="rule"></div>
            <p><span class="muted">${label}</span> <bdi>${name}</bdi></p>
            ${blank({ label: dateLabel, value: null })}
          </div>`,
      )}
    </div>
  </article>`;
}

/** In pixels of the page. The name is printed beside it. */
function logoMarkup(logo: PrintedLogo, address: string): Html {
  return pictureMarkup(logo, { address, pixelsPerPoint: 96 / 72 });
}

/** The logo at the head of the page, at most 40 px high. `name` is whose it is. */
export function headLogoMarkup(logo: PrintedLogo, address: string, name: string): Html {
  return pictureMarkup(logo, { address, name, pixelsPerPoint: 1 });
}

type Picture = { address: string; name?: string; pixelsPerPoint: number };

function pictureMarkup(logo: PrintedLogo, { address, name = "", pixelsPerPoint }: Picture): Html {
  const { width, height } = logoOnPaper(logo);
  const scaled = (points: number) => Math.round(points * pixelsPerPoint);
  return html`<img
    class="logo"
    src="${address}"
    alt="${name}"
    width="${scaled(width)}"
    height="${scaled(height)}"
  />`;
}

function party({ label, name, texts, lines: facts }: PrintParty): Html {
  return html`<section>
    <h3>${label}</h3>
    <p class="strong">${name}</p>
    ${texts.map((text) => html`<p class="lines">${text}</p>`)} ${facts.length > 0 && lines(facts)}
  </section>`;
}

function items({ columns, items: rows }: PrintModel): Html {
  const figures = [
    columns.rate,
    columns.quantity,
    ...(columns.tax === null ? [] : [columns.tax]),
    columns.amount,
  ];
  return html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${columns.item}</th>
        ${figures.map((label) => html`<th role="columnheader" scope="col" class="figure">${label}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (item) =>
          html`<tr role="row" class="${item.discount && "discounted"}">
              <td role="cell">
                <p class="strong">${item.title}</p>
                ${item.description && html`<p class="lines muted">${item.description}</p>`}
              </td>
              <td role="cell" class="figure">${item.rate}</td>
              <td role="cell" class="figure">${item.quantity}</td>
              ${columns.tax !== null && html`<td role="cell" class="figure">${item.tax}</td>`}
              <td role="cell" class="figure">${item.amount}</td>
            </tr>
            ${item.discount && discountRow(item.discount, figures.length)}`,
      )}
    </tbody>
  </table>`;
}

/** The discount of an item, in a row below it: its label below the title and all figures but the last, its amount below the others. */
function discountRow({ label, amount }: NonNullable<PrintItem["discount"]>, columns: number): Html {
  return html`<tr role="row" class="discount">
    <td role="cell" class="muted" colspan="${columns}">${label}</td>
    <td role="cell" class="figure">${amount}</td>
  </tr>`;
}

function totals({ totals: rows, total, included, deductions, due }: PrintModel): Html {
  const row = ({ label, value }: PrintLine) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  const sum = ({ label, value }: PrintLine) =>
    html`<div class="sum">
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="totals">
    ${rows.map(row)} ${sum(total)} ${included.map(row)} ${deductions.map(row)} ${due && sum(due)}
  </dl>`;
}

/** `style` is a class of the list. */
function lines(all: readonly PrintLine[], style = "facts"): Html {
  return html`<dl class="${style}">
    ${all.map(
      (line) =>
        html`<dt>${line.label}</dt>
          <dd class="${["lines ", figureClass(line)]}">${line.value}</dd>`,
    )}
  </dl>`;
}

/** A line to write on, with its known value. */
function blank({ label, value }: { label: string; value: string | null }): Html {
  if (value !== null)
    return html`<p><span class="muted">${label}</span> <span class="number">${value}</span></p>`;
  return html`<p class="fill muted">${label}</p>`;
}
