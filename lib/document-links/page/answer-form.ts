import type { PageTexts } from "../texts/page-texts";
import { type Html, html } from "./html";

/** The content of a refused form, and the message of each field. */
export type RefusedForm = {
  values: Readonly<Record<string, string>>;
  errors: (texts: PageTexts) => Readonly<Record<string, string>>;
};

const MAX_NAME = 200;
const MAX_NOTE = 5000;

/** Returns the forms that accept and decline a quotation. They need no script. */
export function answerMarkup(
  action: string,
  amount: string,
  texts: PageTexts,
  refused: RefusedForm = { values: {}, errors: () => ({}) },
): Html {
  const isDeclining = refused.values.answer === "declined";
  const [accepting, declining] = isDeclining ? [undefined, refused] : [refused, undefined];
  return html`<section class="panel screen" id="answer" aria-labelledby="answer-title">
    <h2 id="answer-title">${texts.yourAnswer}</h2>
    <form method="post" action="${action}">
      <input type="hidden" name="answer" value="accepted" />
      <p>${texts.acceptStatement(amount)}</p>
      <div class="pair">
        ${field("accept", "name", texts, accepting)} ${field("accept", "email", texts, accepting)}
      </div>
      ${noteField("accept", texts.note, texts, accepting)}
      <div><button class="button primary">${texts.accept}</button></div>
    </form>
    <details${isDeclining ? html` open` : null}>
      <summary>${texts.declineHeading}</summary>
      <form method="post" action="${action}">
        <input type="hidden" name="answer" value="declined" />
        ${field("decline", "name", texts, declining)} ${noteField("decline", texts.reason, texts, declining)}
        <div><button class="button">${texts.decline}</button></div>
      </form>
    </details>
  </section>`;
}

function field(form: string, name: "name" | "email", texts: PageTexts, refused?: RefusedForm): Html {
  const isName = name === "name";
  return html`<div>
    <label for="${form}-${name}">${texts[name]} ${!isName && html`<span>(${texts.optional})</span>`}</label>
    <input
      id="${form}-${name}"
      name="${name}"
      type="${isName ? "text" : "email"}"
      autocomplete="${name}"
      maxlength="${MAX_NAME}"
      ${isName && html`required`}
      value="${refused?.values[name]}"
      ${described(form, name, texts, refused)}
    />
    ${message(form, name, texts, refused)}
  </div>`;
}

function noteField(form: string, label: string, texts: PageTexts, refused?: RefusedForm): Html {
  return html`<div>
    <label for="${form}-note">${label} <span>(${texts.optional})</span></label>
    <textarea
      id="${form}-note"
      name="note"
      maxlength="${MAX_NOTE}"
      ${described(form, "note", texts, refused)}
    >
${refused?.values.note}</textarea>
    ${message(form, "note", texts, refused)}
  </div>`;
}

function described(form: string, name: string, texts: PageTexts, refused?: RefusedForm): Html | null {
  if (!refused?.errors(texts)[name]) return null;
  return html`aria-invalid="true" aria-describedby="${form}-${name}-error" autofocus`;
}

function message(form: string, name: string, texts: PageTexts, refused?: RefusedForm): Html | null {
  const error = refused?.errors(texts)[name];
  return error === undefined ? null : html`<p class="error" id="${form}-${name}-error">${error}</p>`;
}
