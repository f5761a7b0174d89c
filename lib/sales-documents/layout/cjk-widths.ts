import type { TextFace } from "./text-style";
import type { FontName } from "./text-runs";

/**
 * The widths of kana, punctuation and full-width forms of the Japanese typeface from the first code, in 2048ths of the font size and
 * base 36, with how often each is repeated. They are compared with the typeface by the test.
 */
export const japaneseWidths: Record<TextFace["weight"], Record<number, string>> = {
  400: {
    0x3000:
      "11x y5*2 1kw*5 sg*10 1kw*2 sg*2 1kw*4 0*2 1kw*2 0 1kw*2 0*18 1kw*4 0*4 1kw*3 0*3 1fs 1jr 1f7 1kw 1bs 1fs 1cx 1gx 1fs 1jr 1kc 1kw 1jr 1kw 1cd 1i2 1im 1kc 1en 1j7 1jr 1kw 1cd 1fs 1i2 1jr 1j7 1kw 1hh 1kw 1jr 1kw 1im 1kc 1f7 1jr 1kw 1j7 1jr 1hh 1jr*2 1j7 1jr 1kc 1kw 1kc*3 1jr 1kw*2 1jr 1kw*2 1jr 1kw*2 1kc*3 1hh 1jr*3 1i2 1en 1j7 1en 1jr 1bs 1im 1gc 1e2 1im 1jr 1i2 1en 1kc 1jr*3 1hh 1j7 1hh 1e2 0*4 hn fd 19i 1b8 1kw*2 1di 1en 1b8 18y 1cx 1gc 1cd 1e2 1cd 1gc 1hh 1jr 1im 1kw 1di 1j7 1hh 1jr 1en 1im*2 1kw 1en 1i2 1gx 1jr 1gx 1j7 1en 1im 1e2 1j7 1hh 1kc 1cd 1gc 1jr 1hh 1kc 178 1bs 1hh 1gc 1di 1gc 1b8 1im 1kc*2 1e2 1j7 1im 1f7 1jr*2 1gx 1im*3 1kc*2 1gc 1e2 1f7 1gc 1i2 1cd 1gx 1bs 1im 1an 1fs 1gx 1bs 1jr 1di 1hh 1cd 1hh*2 1i2 1f7 1fs 1j7 1b8 1cx 1kc*3 1jr sg 1im 1an 1cx 1kw",
    0xff00:
      "0 1kw*7 sg*2 1kw*2 x0 1kw va 1kw 178 zu 178*8 sg*2 1kw*5 178 17t 19i 1bs 13u 11k 1bs 1an nw uq 16o y5 1jr 1an 1cx 164 1en 178 14e 13u 1bs 164 1jr 19i 14z 16o sg 1kw sg*2 1kw sg 10z 14e 10f 14e 139 sg 124 13u i7 lm zu is 1hh 13u 12p 14e*2 pm xk qr 13u x0 1e2 y5 yp x0 sg 1kw sg 1kw sg*65 0*64 1kw*6 0*10",
  },
  600: {
    0x3000:
      "11x y5*2 1kw*5 sg*10 1kw*2 sg*2 1kw*4 0*2 1kw*2 0 1kw*2 0*18 1kw*4 0*4 1kw*3 0*3 1fs 1kw 1f7 1kw 1bs 1gx 1cx 1hh 1fs 1kw*5 1di 1im 1jr 1kw 1fs 1j7 1kw*2 1di 1fs 1j7 1kc*2 1kw 1im 1kw*3 1j7 1kw 1f7 1kw*2 1kc 1kw 1im 1kw*2 1kc 1kw*18 1im 1kw*3 1j7 1en 1kc 1en 1kw 1bs 1jr 1hh 1f7 1jr 1kw 1j7 1f7 1kw*4 1im 1jr 1hh 1e2 0*4 hn fd 1an 1b8 1kw*2 1di 1fs 1b8 1a3 1cx 1hh 1cd 1f7 1cd 1hh 1im 1jr*2 1kw 1en 1j7 1im 1jr 1fs 1im 1jr 1kw 1fs 1i2*2 1jr 1i2 1j7 1fs 1im 1f7 1j7 1im 1kc 1cd 1hh 1jr 1im 1kc 18d 1bs 1im 1hh 1en 1hh 1cd 1jr 1kc*2 1f7 1j7*2 1gc 1jr*2 1i2 1im*2 1jr 1kc*2 1hh 1f7 1gc 1hh 1j7 1cd 1i2 1bs 1jr 1an 1gx 1i2 1cx 1kw 1en 1im 1cd 1im*2 1j7 1gc 1gx 1jr 1b8 1cx 1kc 1kw 1kc 1jr sg 1im 1bs 1e2 1kw",
    0xff00:
      "0 1kw*7 sg*2 1kw*2 x0 1kw va 1kw 178 zu 178*8 sg*2 1kw*5 18d 17t 1a3 1cd 13u 124 1cx 1bs p1 vv 178 yp 1kw 1bs 1e2 178 1f7 178 15j 13u 1cx 178 1kw 1an 164 16o sg 1kw sg*2 1kw sg 11k 15j 10f 15j 139 t0 124 14z i7 mr 11k kh 1im 14z 13u 15j*2 rw xk rw 14z y5 1f7 za 10f x0 sg 1kw sg 1kw sg*65 0*64 1kw*6 0*10",
  },
};

/** A syllable of the Korean typeface. */
export const KOREAN = 0.94;

const UNITS = 2048;

/** Returns the width of a character as a multiple of the font size; null if it must be measured. */
export function cjkWidth(font: FontName, character: string, weight: TextFace["weight"]): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (font === "korean") return /\p{Script=Hangul}/u.test(character) ? KOREAN : null;
  if (font !== "japanese" && font !== "chinese") return null;
  const start = code >= 0xff00 ? 0xff00 : 0x3000;
  if (font === "chinese") return code >= start ? 1 : null;
  if (/\p{Script=Han}/u.test(character) && code > 0x30ff) return 1;
  return widthsFrom(weight, start)[code - start] ?? null;
}

const read = new Map<string, number[]>();

function widthsFrom(weight: TextFace["weight"], start: number): number[] {
  const key = `${weight} ${start}`;
  const known =
    read.get(key) ??
    (japaneseWidths[weight][start] ?? "").split(" ").flatMap((part) => {
      const [width = "0", times = "1"] = part.split("*");
      return Array.from({ length: Number(times) }, () => parseInt(width, 36) / UNITS);
    });
  read.set(key, known);
  return known;
}
