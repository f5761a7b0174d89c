/** The durations of toasts, in milliseconds. Those of work in progress stay until it ends. */

export const PLAIN_MS = 3_000;

/** On the landing page. */
export const LANDING_MS = 4_000;

/** With a button, such as Undo or Open, or a sentence below the title: long enough to read and to reach it with the keyboard. */
export const WITH_BUTTON_MS = 8_000;

/** With a question that a person did not ask for. */
export const WITH_QUESTION_MS = 12_000;
