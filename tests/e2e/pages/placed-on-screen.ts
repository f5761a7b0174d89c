import type { Locator } from "@playwright/test";
import type { PlacedText } from "../../api/support/pdf/placed-texts";

/** A line of the preview, with the middle of each letter. */
export type Line = PlacedText & { letters: { text: string; middle: number }[] };

/** Returns the texts of the preview in points of the page. */
export async function placedOnScreen(paper: Locator): Promise<Line[]> {
  const placed = await paper.evaluate((element) => {
    const pages = [...element.querySelectorAll<HTMLElement>("[data-page]")];
    return pages.flatMap((page, index) => {
      const sheet = page.getBoundingClientRect();
      const pointsPerPixel = Number(page.dataset.page) / sheet.width;
      return [...page.querySelectorAll("p")].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const { left, right } = range.getBoundingClientRect();
        const letters: { text: string; middle: number }[] = [];
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: text, index } of node.data.matchAll(/./gsu)) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const box = range.getBoundingClientRect();
            letters.push({ text, middle: ((box.left + box.right) / 2 - sheet.left) * pointsPerPixel });
          }
        }
        // An element without height stands on the baseline.
        const foot = document.createElement("span");
        foot.style.display = "inline-block";
        line.append(foot);
        const baseline = foot.getBoundingClientRect().bottom;
        foot.remove();
        return {
          text: line.textContent,
          page: index,
          left: (left - sheet.left) * pointsPerPixel,
          right: (right - sheet.left) * pointsPerPixel,
          baseline: (baseline - sheet.top) * pointsPerPixel,
          letters,
        };
      });
    });
  });
  const plain = (text: string) => text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");
  return placed.map((line) => ({
    ...line,
    text: plain(line.text),
    letters: line.letters.map(({ text, middle }) => ({ text: plain(text), middle })),
  }));
}
