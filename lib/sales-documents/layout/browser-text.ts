import { cjkWidth } from "./cjk-widths";
import { createMeasuredText, type MeasuredText, type MeasureRun } from "./measured-text";
import { fontFamilyOf, typefacesOf } from "./preview-fonts";
import type { Typefaces } from "./text-runs";

const SIZE = 100;

const texts = new Map<Typefaces["han"], MeasuredText>();

let loads = 0;

/** Returns the number of times that typefaces were loaded since text was first measured: text must be measured again when it changes. */
export const typefaceLoads = () => loads;

const listeners = new Set<() => void>();

/** Calls back when a typeface that a text needs has been loaded. Returns an unsubscribe function. */
export function onTypefacesLoaded(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

let isListening = false;

/** Returns the measure of texts by the browser. It forgets what it measured when a typeface has been loaded. */
export function browserText(han: Typefaces["han"]): MeasuredText {
  listenForTypefaces();
  const known = texts.get(han) ?? createMeasuredText(measureRun, typefacesOf(han));
  texts.set(han, known);
  return known;
}

/** Listens from the first measurement on: a typeface may arrive before a component has subscribed. */
function listenForTypefaces() {
  if (isListening) return;
  isListening = true;
  document.fonts.addEventListener("loadingdone", () => {
    texts.clear();
    spacings.clear();
    loads += 1;
    for (const listener of listeners) listener();
  });
}

const measureRun: MeasureRun = ({ font, text }, { weight, isFigure }) => {
  let known = 0;
  let unknown = "";
  for (const character of text) {
    const width = cjkWidth(font, character, weight);
    if (width === null) unknown += character;
    else known += width;
  }
  if (!unknown) return known;
  return known + drawnWidth({ font, text: unknown }, { weight, isFigure });
};

const drawnWidth: MeasureRun = ({ font, text }, { weight, isFigure }) => {
  const element = measuringElement();
  element.style.fontFamily = fontFamilyOf(font);
  element.style.fontWeight = String(weight);
  element.style.fontVariantNumeric = isFigure ? "tabular-nums" : "normal";
  element.textContent = text;
  return element.getBoundingClientRect().width / SIZE;
};

const spacings = new Map<string, number>();

/**
 * Returns the space between letters, as a multiple of the font size, with which the device's typeface is as wide as the PDF's; 0 if
 * they are the same.
 */
export const spacingOf: MeasureRun = (run, face) => {
  if (!["japanese", "chinese", "korean"].includes(run.font)) return 0;
  const key = `${run.font}${face.weight} ${run.text}`;
  const known =
    spacings.get(key) ?? (measureRun(run, face) - drawnWidth(run, face)) / Array.from(run.text).length;
  spacings.set(key, known);
  return known;
};

let measuring: HTMLElement | undefined;

/** An invisible element outside the page's layout. */
function measuringElement(): HTMLElement {
  if (measuring?.isConnected) return measuring;
  measuring = document.createElement("span");
  measuring.setAttribute("aria-hidden", "true");
  Object.assign(measuring.style, {
    position: "fixed",
    visibility: "hidden",
    whiteSpace: "pre",
    fontSize: `${SIZE}px`,
    textRendering: "geometricPrecision",
    fontFeatureSettings: '"calt" 0',
    letterSpacing: "normal",
  });
  document.body.append(measuring);
  return measuring;
}
