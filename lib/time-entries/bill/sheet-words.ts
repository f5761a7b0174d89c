import type { DocumentLanguage } from "@/lib/shared/text/languages";

/**
 * The title of a sheet of the hours on an invoice on paper, the heads of the columns that only it has, and its sums of hours: the words of
 * the invoice for its own can mean an amount of money.
 */
export const sheetWords: Record<
  DocumentLanguage,
  { title: string; start: string; end: string; rounding: string; subtotal: string; total: string }
> = {
  en: {
    title: "Timesheet",
    start: "Start",
    end: "End",
    rounding: "Rounding",
    subtotal: "Subtotal",
    total: "Total",
  },
  de: {
    title: "Stundennachweis",
    start: "Beginn",
    end: "Ende",
    rounding: "Rundung",
    subtotal: "Zwischensumme",
    total: "Summe",
  },
  fr: {
    title: "Relevé d’heures",
    start: "Début",
    end: "Fin",
    rounding: "Arrondi",
    subtotal: "Sous-total",
    total: "Total",
  },
  es: {
    title: "Hoja de horas",
    start: "Inicio",
    end: "Fin",
    rounding: "Redondeo",
    subtotal: "Subtotal",
    total: "Total",
  },
  it: {
    title: "Rapportino delle ore",
    start: "Inizio",
    end: "Fine",
    rounding: "Arrotondamento",
    subtotal: "Subtotale",
    total: "Totale",
  },
  pt: {
    title: "Folha de horas",
    start: "Início",
    end: "Fim",
    rounding: "Arredondamento",
    subtotal: "Subtotal",
    total: "Total",
  },
  nl: {
    title: "Urenstaat",
    start: "Begin",
    end: "Einde",
    rounding: "Afronding",
    subtotal: "Subtotaal",
    total: "Totaal",
  },
  pl: {
    title: "Ewidencja czasu pracy",
    start: "Początek",
    end: "Koniec",
    rounding: "Zaokrąglenie",
    subtotal: "Suma częściowa",
    total: "Razem",
  },
  th: {
    title: "ใบลงเวลา",
    start: "เริ่ม",
    end: "สิ้นสุด",
    rounding: "การปัดเศษ",
    subtotal: "รวมย่อย",
    total: "รวม",
  },
  ja: {
    title: "作業時間報告書",
    start: "開始",
    end: "終了",
    rounding: "端数処理",
    subtotal: "小計",
    total: "合計",
  },
  "zh-Hans": {
    title: "工时表",
    start: "开始",
    end: "结束",
    rounding: "取整",
    subtotal: "小计",
    total: "合计",
  },
  ko: {
    title: "작업 시간표",
    start: "시작",
    end: "종료",
    rounding: "단수 처리",
    subtotal: "소계",
    total: "합계",
  },
  ar: {
    title: "كشف الساعات",
    start: "البداية",
    end: "النهاية",
    rounding: "التقريب",
    subtotal: "المجموع الفرعي",
    total: "الإجمالي",
  },
};
