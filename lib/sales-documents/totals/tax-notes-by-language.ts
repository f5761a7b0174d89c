import type { DocumentLanguage } from "@/lib/shared/text/languages";
import { englishTaxNotes, type TaxNotes } from "./tax-notes";

/**
 * The words that a document without tax must print, by its language: those that the law of a country with that language
 * prescribes or that are usual there.
 */
export const taxNotesByLanguage = {
  en: englishTaxNotes,
  de: {
    reverseCharge: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).",
    exempt: "Steuerfreie Leistung gemäß § 4 UStG.",
    smallBusiness: "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
    export: "Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).",
  },
  fr: {
    reverseCharge: "Autoliquidation : TVA due par le preneur.",
    exempt: "Exonération de TVA, article 261 du CGI.",
    smallBusiness: "TVA non applicable, art. 293 B du CGI.",
    export: "Exportation : exonération de TVA, article 262 I du CGI.",
  },
  es: {
    reverseCharge: "Inversión del sujeto pasivo (art. 84.Uno.2.º de la Ley 37/1992 del IVA).",
    exempt: "Operación exenta de IVA (art. 20 de la Ley 37/1992).",
    smallBusiness: "Operación exenta de IVA: régimen de franquicia para pequeñas empresas.",
    export: "Exportación exenta de IVA (art. 21 de la Ley 37/1992).",
  },
  it: {
    reverseCharge: "Inversione contabile (reverse charge).",
    exempt: "Operazione esente da IVA (art. 10 D.P.R. 633/1972).",
    smallBusiness:
      "Operazione senza applicazione dell’IVA, regime forfettario (art. 1, commi 54-89, L. 190/2014).",
    export: "Operazione non imponibile IVA (art. 8 D.P.R. 633/1972).",
  },
  pt: {
    reverseCharge: "IVA – autoliquidação.",
    exempt: "Isento de IVA (artigo 9.º do CIVA).",
    smallBusiness: "IVA – regime de isenção (artigo 53.º do CIVA).",
    export: "Exportação isenta de IVA (artigo 14.º do CIVA).",
  },
  nl: {
    reverseCharge: "Btw verlegd.",
    exempt: "Vrijgesteld van btw (artikel 11 Wet OB 1968).",
    smallBusiness: "Vrijgesteld van btw op grond van de kleineondernemersregeling (artikel 25 Wet OB 1968).",
    export: "Uitvoer: btw-tarief 0 % (artikel 9, lid 2, Wet OB 1968).",
  },
  pl: {
    reverseCharge: "Odwrotne obciążenie.",
    exempt: "Zwolnienie z VAT na podstawie art. 43 ust. 1 ustawy o VAT.",
    smallBusiness: "Zwolnienie z VAT na podstawie art. 113 ust. 1 i 9 ustawy o VAT.",
    export: "Eksport towarów: stawka VAT 0 % (art. 41 ust. 4 ustawy o VAT).",
  },
  th: {
    reverseCharge: "ผู้รับบริการเป็นผู้นำส่งภาษีมูลค่าเพิ่ม (มาตรา 83/6 แห่งประมวลรัษฎากร)",
    exempt: "ได้รับยกเว้นภาษีมูลค่าเพิ่ม (มาตรา 81 แห่งประมวลรัษฎากร)",
    smallBusiness: "ไม่เรียกเก็บภาษีมูลค่าเพิ่ม: กิจการขนาดย่อมที่ได้รับยกเว้น (มาตรา 81/1 แห่งประมวลรัษฎากร)",
    export: "ส่งออก: ภาษีมูลค่าเพิ่มอัตราร้อยละ 0 (มาตรา 80/1 แห่งประมวลรัษฎากร)",
  },
  ja: {
    reverseCharge: "リバースチャージ方式：消費税は役務の提供を受けた事業者が申告・納付します。",
    exempt: "消費税非課税取引です。",
    smallBusiness: "免税事業者のため、消費税は請求しておりません。",
    export: "輸出免税取引です（消費税法第7条）。",
  },
  "zh-Hans": {
    reverseCharge: "反向征收：增值税由接受方缴纳。",
    exempt: "免征增值税。",
    smallBusiness: "小规模纳税人，免征增值税。",
    export: "出口业务，适用增值税零税率。",
  },
  ko: {
    reverseCharge: "대리납부: 부가가치세는 공급받는 자가 신고·납부합니다.",
    exempt: "부가가치세 면세.",
    smallBusiness: "간이과세자로서 부가가치세를 별도로 청구하지 않습니다.",
    export: "수출: 부가가치세 영세율 적용.",
  },
  ar: {
    reverseCharge: "آلية الاحتساب العكسي: يسدد العميل ضريبة القيمة المضافة.",
    exempt: "معفى من ضريبة القيمة المضافة.",
    smallBusiness: "لا تُحتسب ضريبة القيمة المضافة: منشأة صغيرة دون حد التسجيل.",
    export: "تصدير خاضع لضريبة القيمة المضافة بنسبة صفر.",
  },
} satisfies Record<DocumentLanguage, TaxNotes>;
