/** A pattern of the word for hours after a number. */
export const HOURS = "(?:(?:h|hrs?|std)\\.?|hours?|stunden?)";

/** Digits of Arabic, of Persian and of full width: their last four bits are their value. */
export const OTHER_DIGITS = "٠-٩۰-۹０-９";
const otherDigit = new RegExp(`[${OTHER_DIGITS}]`, "g");

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const wordBeforeUnit = new RegExp(`\\b(${numberWords.join("|")}) (?=(?:hours?|minutes?)\\b)`, "g");

/** Lowercases, and writes spaces, dashes, colons after a word, fractions, noon and hours in words in one way. */
export function plainTime(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      .replace(/[\u00a0\u2009\u202f\s]+/g, " ")
      .replace(/[‐‑‒–—―−]/g, "-")
      .replace(otherDigit, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(wordBeforeUnit, (_, word: string) => `${numberWords.indexOf(word) + 1} `)
      .replace(/(?<=\d) ?['’′](?= |$)/, "m")
      .replace(/^:(?=[0-5]\d(?: |$))/, "0:")
      .replace(/(?<=\S)[:;](?= )/g, ",")
      .replace(/(\d) ?(?=[¼½¾])/g, "$1")
      .replace(/[¼½¾]/g, (part) => fractions[part] ?? part)
      .replace(
        /\b(an|one|\d{1,2}) ?(?:h|hours?) and (a half|a quarter|three quarters)\b/,
        (_, count: string, part: string) => `${Number(count) || 1} ${parts[part]} h`,
      )
      .replace(/(?<=\d )and (a half|a quarter|three quarters)\b/, (_, part: string) => parts[part] ?? "")
      .replace(/(?<=\d )and (?=\d\/\d)/, "")
      .replace(mixed, (_, before: string, whole: string, part: string) => before + whole + fractions[part])
      .replace(ofAnHour, (_, before: string, part: string) => before + fractions[part])
      .replace(/\b(?:12 )?noon\b/g, "12pm")
      .replace(/\b(?:12 )?midnight\b/g, "12am")
      .replace(/\b(?:a )?half (?:of )?(?:an? )?hour\b/, "0.5h")
      .replace(/\b(?:an? |one |1 )?quarter (?:of an )?hour\b/, "0.25h")
      .replace(/\b(?:three|3) quarters? of an hour\b/, "0.75h")
      // "A third of an hour" is no hour.
      .replace(/(?<!\bof )\b(?:an|one) hour\b/, "1h")
  );
}

const parts: Record<string, string> = { "a half": "1/2", "a quarter": "1/4", "three quarters": "3/4" };

const fractions: Record<string, string> = {
  "¼": ".25",
  "½": ".5",
  "¾": ".75",
  "1/4": ".25",
  "1/3": ".3333",
  "1/2": ".5",
  "2/3": ".6667",
  "3/4": ".75",
};

const FRACTION = "(1/[234]|2/3|3/4)";
const BEFORE_HOURS = `(?= ?${HOURS}(?![a-z]))`;
/** "1 1/2 h", and without the word for hours at the beginning. A fraction alone is a date there: "3h 1/2". */
const mixed = new RegExp(`(^|(?<= ))(\\d{1,3}) ${FRACTION}(?:${BEFORE_HOURS}|(?<=^\\d{1,3} \\d/\\d)(?= |$))`);
const ofAnHour = new RegExp(`(^| )${FRACTION}${BEFORE_HOURS}`);
