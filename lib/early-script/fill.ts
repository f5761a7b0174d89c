import { greyTone, themeColors } from "@/lib/clients/theme-colors";
import { todayParts } from "@/lib/today/sentence";

const tones = Object.fromEntries(
  [...themeColors, greyTone].map(({ value, lightness, chroma, hue }) => [value, [lightness, chroma, hue]]),
);

/**
 * Part of the inline script: fills the placeholders of a page (components/ui/early-row.tsx) with the texts of an early response,
 * until the code of the page renders the rows. Texts are set as text, never as HTML.
 */
export const earlyFillScript = `
  const todayParts = ${todayParts.toString()};
  const tones = ${JSON.stringify(tones)};
  const parsed = new Promise((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });
  const span = (className, ...content) => {
    const element = document.createElement("span");
    element.className = className;
    element.append(...content);
    return element;
  };
  const sentence = (parts) => parts.flatMap(({ before, figures, text }, index) => [
    (index > 0 ? " · " : "") + before,
    span("font-medium", span("tabular", figures), text),
  ]);
  const fieldOf = (row, path) => path.split(".").reduce((value, name) => value?.[name], row);
  const fill = async (path, { response }) => {
    if (!response.ok) return;
    const answer = await response.clone().json();
    // A text that is shown before its typeface would be laid out twice.
    await parsed.then(() => document.fonts.ready);
    const rows = answer.items ?? [path === "today" ? { sentence: todayParts(answer, timeZone, new Date()) } : answer];
    document.querySelectorAll(\`[data-early="\${path}"]\`).forEach((place, index) => {
      const row = rows[index];
      if (!row) return;
      place.dataset.isFilled = "";
      if (place.dataset.earlyColor) {
        const tone = tones[fieldOf(row, place.dataset.earlyColor)] ?? tones.grey;
        ["l", "c", "h"].forEach((name, at) => place.style.setProperty("--client-" + name, tone[at]));
      }
      for (const text of place.querySelectorAll("[data-early-text]")) {
        const value = fieldOf(row, text.dataset.earlyText);
        text.replaceChildren(...(Array.isArray(value) ? sentence(value) : [value ?? ""]));
      }
    });
  };`;
