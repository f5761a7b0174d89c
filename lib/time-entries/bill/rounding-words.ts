import { formatsOf } from "@/lib/sales-documents/print/formats";
import { parseRounding, type RoundingMode, type RoundingScope } from "@/lib/shared/dates/time-rounding";
import type { DocumentLanguage } from "@/lib/shared/text/languages";

/** `{n}` is the step in minutes, `{per}` the words for each entry or each line of the invoice. */
type Words = Record<RoundingMode | RoundingScope, string>;

const wordsByLanguage: Record<DocumentLanguage, Words> = {
  en: {
    up: "Rounded up to {n} minutes {per}",
    nearest: "Rounded to the nearest {n} minutes {per}",
    down: "Rounded down to {n} minutes {per}",
    entry: "per entry",
    line: "per line",
  },
  de: {
    up: "{per} auf {n} Minuten aufgerundet",
    nearest: "{per} auf {n} Minuten gerundet",
    down: "{per} auf {n} Minuten abgerundet",
    entry: "Je Eintrag",
    line: "Je Position",
  },
  fr: {
    up: "Arrondi aux {n} minutes supérieures {per}",
    nearest: "Arrondi aux {n} minutes les plus proches {per}",
    down: "Arrondi aux {n} minutes inférieures {per}",
    entry: "par saisie",
    line: "par ligne",
  },
  es: {
    up: "Redondeado hacia arriba a {n} minutos {per}",
    nearest: "Redondeado a los {n} minutos más próximos {per}",
    down: "Redondeado hacia abajo a {n} minutos {per}",
    entry: "por entrada",
    line: "por línea",
  },
  it: {
    up: "Arrotondato per eccesso a {n} minuti {per}",
    nearest: "Arrotondato ai {n} minuti più vicini {per}",
    down: "Arrotondato per difetto a {n} minuti {per}",
    entry: "per voce",
    line: "per riga",
  },
  pt: {
    up: "Arredondado para cima a {n} minutos {per}",
    nearest: "Arredondado aos {n} minutos mais próximos {per}",
    down: "Arredondado para baixo a {n} minutos {per}",
    entry: "por entrada",
    line: "por linha",
  },
  nl: {
    up: "{per} naar boven afgerond op {n} minuten",
    nearest: "{per} afgerond op {n} minuten",
    down: "{per} naar beneden afgerond op {n} minuten",
    entry: "Per registratie",
    line: "Per factuurregel",
  },
  pl: {
    up: "Zaokrąglono w górę do {n} minut {per}",
    nearest: "Zaokrąglono do najbliższych {n} minut {per}",
    down: "Zaokrąglono w dół do {n} minut {per}",
    entry: "dla każdego wpisu",
    line: "dla każdej pozycji",
  },
  th: {
    up: "ปัดขึ้นทีละ {n} นาที {per}",
    nearest: "ปัดเป็น {n} นาทีที่ใกล้ที่สุด {per}",
    down: "ปัดลงทีละ {n} นาที {per}",
    entry: "ต่อรายการเวลา",
    line: "ต่อบรรทัด",
  },
  ja: {
    up: "{per}{n}分単位で切り上げ",
    nearest: "{per}{n}分単位で四捨五入",
    down: "{per}{n}分単位で切り捨て",
    entry: "記録ごとに",
    line: "明細行ごとに",
  },
  "zh-Hans": {
    up: "{per}向上取整至 {n} 分钟",
    nearest: "{per}四舍五入至 {n} 分钟",
    down: "{per}向下取整至 {n} 分钟",
    entry: "每条记录",
    line: "每个明细行",
  },
  ko: {
    up: "{per} {n}분 단위로 올림",
    nearest: "{per} {n}분 단위로 반올림",
    down: "{per} {n}분 단위로 내림",
    entry: "기록별",
    line: "항목별",
  },
  ar: {
    up: "تقريب للأعلى إلى مضاعفات {n} دقيقة {per}",
    nearest: "تقريب إلى أقرب {n} دقيقة {per}",
    down: "تقريب للأسفل إلى مضاعفات {n} دقيقة {per}",
    entry: "لكل سجل",
    line: "لكل بند",
  },
};

/**
 * Returns the roundings of billed time in the language of its paper, "Rounded up to 15 minutes per entry", each once and separated
 * by semicolons; null if nothing was rounded.
 */
export function roundingWords(
  roundings: readonly (string | null)[],
  language: DocumentLanguage,
): string | null {
  const words = wordsByLanguage[language];
  const sentences = [...new Set(roundings)].flatMap((text) => {
    const rounding = parseRounding(text);
    if (!rounding) return [];
    const step = formatsOf(language).number(String(rounding.step));
    return [words[rounding.mode].replace("{n}", step).replace("{per}", words[rounding.per])];
  });
  return sentences.length > 0 ? sentences.join("; ") : null;
}
