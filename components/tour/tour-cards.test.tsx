import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tourCards } from "./tour-cards";

const pictures = Object.entries(tourCards).flatMap(([page, cards]) =>
  cards.map((card) => [card.title, page, renderToStaticMarkup(<card.Picture />)] as const),
);

test.each(pictures)("the picture of “%s” shows the product as it is", (_, page, picture) => {
  // Times have twelve hours. The time page has lengths, such as 1:30.
  if (page !== "time")
    for (const [, minutes] of picture.matchAll(/\d{1,2}:(\d\d.{3})/g))
      expect(minutes).toMatch(/^\d\d [AP]M$/);
  // Ticks of tasks are round.
  for (const [, classes] of picture.matchAll(/class="([^"]*\bsize-4 [^"]*border[^"]*)"/g))
    expect(classes).toContain("rounded-full");
});
