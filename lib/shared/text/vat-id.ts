import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from "jsvat-next";

// Those whose VAT IDs begin with letters, which tell them from other tax numbers.
const countries = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany],
  ...[greece, hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal],
  ...[romania, slovakiaRepublic, slovenia, spain, sweden, switzerland, unitedKingdom],
];

/**
 * Checks a VAT ID of the EU, the United Kingdom or Switzerland by its pattern and check digits, without asking a register.
 * Returns null for any other text: tax IDs of other kinds are not checked.
 */
export function checkVatId(text: string): { country: string; isValid: boolean } | null {
  const id = text.trim().toUpperCase();
  // "ITIN 900…" or "VAT 123…" begin with a word, not with a country.
  const [word] = /^[A-Z]*/.exec(id) ?? [""];
  const isWord = word.length > 2 && !word.startsWith("CHE") && /^[A-Z]+([\s:]|$)/.test(id);
  if (isWord || !/\d/.test(id)) return null;
  const { isValid, country } = checkVAT(id, countries);
  return country ? { country: country.isoCode.short, isValid } : null;
}
