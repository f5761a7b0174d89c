import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { invalid } from "@/lib/server/problem";
import { servicePeriodProblem } from "@/lib/sales-documents/service-period";
import {
  findLineDiscountTooLarge,
  LINE_DISCOUNT_TOO_LARGE,
  type LinePrice,
} from "@/lib/sales-documents/totals/line-amount";
import { hasTooManyLines, TOO_MANY_LINES } from "@/lib/sales-documents/totals/line-limit";

type Day = Date | string | null | undefined;

type Content = Parameters<typeof hasTooManyLines>[0] & {
  currency: string;
  items: readonly LinePrice[];
  serviceDate?: Day;
  serviceFrom?: Day;
  serviceTo?: Day;
};

/**
 * Throws 422 if a document has too many lines to print, a discount above its line, or an impossible period. A stored document may be
 * older than the first limit.
 */
export function checkContent(document: Content): void {
  if (hasTooManyLines(document)) throw invalid([{ path: "items", message: TOO_MANY_LINES }]);
  const index = findLineDiscountTooLarge(document.items, minorDigits(document.currency));
  const item = document.items[index];
  if (item) {
    const field = Number(item.discountFlat ?? 0) > 0 ? "discountFlat" : "discountPercent";
    throw invalid([{ path: `items.${index}.${field}`, message: LINE_DISCOUNT_TOO_LARGE }]);
  }
  const problem = servicePeriodProblem({
    serviceDate: textOf(document.serviceDate),
    serviceFrom: textOf(document.serviceFrom),
    serviceTo: textOf(document.serviceTo),
  });
  if (problem) throw invalid([problem]);
}

function textOf(day: Day): string | null {
  return day ? dateText(day) : null;
}
