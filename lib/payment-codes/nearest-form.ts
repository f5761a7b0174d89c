/** The nearest form of signs and letters that Unicode does not decompose. */
const forms: Record<string, string> = {
  ...each("'", "‘’‚‛ʼʻʽʹʾʿˈ′´`＇"),
  ...each('"', "“”„‟″«»"),
  ...each("-", "‐‑‒–—―−•·"),
  ...{
    "‹": "<",
    "›": ">",
    "⁄": "/",
    "×": "x",
    "€": "EUR",
    "£": "GBP",
    "¥": "JPY",
    "₹": "INR",
    "¿": "?",
    "¡": "!",
  },
  ...{ æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ĸ: "k", ł: "l", ŋ: "n", ŧ: "t" },
  ...{ ß: "ss", ə: "e", ƒ: "f", ɓ: "b", ɗ: "d", ƙ: "k" },
  ...pairs("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o"),
  ...pairs("абвгдежзийклмнопрст", "a b v g d e zh z i y k l m n o p r s t"),
  ...pairs("уфхцчшщъыьэюя", "u f kh ts ch sh shch ' y ' e yu ya"),
  ...pairs("іїєґђјљњћџўѕ", "i yi ye g dj j lj nj c dz u dz"),
};

/**
 * Returns text in permitted characters only: any other is written in its nearest form, as ’ is ', á is a and Ж is Zh. A letter
 * that has none is "?", any other sign a space, so that nothing is dropped in silence.
 */
export function nearestText(text: string, isPermitted: (character: string) => boolean): string {
  const written = (character: string): string => {
    if (isPermitted(character)) return character;
    const lower = character.toLowerCase();
    const form = forms[lower] ?? (lower === character ? undefined : forms[lower.normalize("NFC")]);
    if (form !== undefined) return lower === character ? form : form.charAt(0).toUpperCase() + form.slice(1);
    const parts = character.normalize("NFKD").replace(/\p{M}/gu, "");
    if (parts !== character) return Array.from(parts, written).join("");
    if (/\p{Nd}/u.test(character)) return digitOf(character);
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return "";
    return /[\p{L}\p{N}]/u.test(character) ? "?" : " ";
  };
  return Array.from(text.normalize("NFC"), written).join("");
}

/** Returns a digit of another script, each of which has its ten in order. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before);
}

function each(form: string, characters: string): Record<string, string> {
  return Object.fromEntries(Array.from(characters, (character) => [character, form]));
}

function pairs(letters: string, written: string): Record<string, string> {
  const words = written.split(" ");
  return Object.fromEntries(Array.from(letters, (letter, index) => [letter, words[index] ?? ""]));
}
