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
    outside: "Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG).",
  },
  fr: {
    reverseCharge: "Autoliquidation : TVA due par le preneur.",
    exempt: "Exonération de TVA, article 261 du CGI.",
    smallBusiness: "TVA non applicable, art. 293 B du CGI.",
    export: "Exportation de biens : exonération de TVA, article 262 I du CGI.",
    outside: "TVA non applicable : service fourni à un preneur établi hors de France (art. 259-1° du CGI).",
  },
  es: {
    reverseCharge: "Inversión del sujeto pasivo (art. 84.Uno.2.º de la Ley 37/1992 del IVA).",
    exempt: "Operación exenta de IVA (art. 20 de la Ley 37/1992).",
    smallBusiness: "Operación exenta de IVA: régimen de franquicia para pequeñas empresas.",
    export: "Exportación de bienes exenta de IVA (art. 21 de la Ley 37/1992).",
    outside: "Operación no sujeta a IVA por reglas de localización (art. 69.Uno.1.º de la Ley 37/1992).",
  },
  it: {
    reverseCharge: "Inversione contabile (reverse charge).",
    exempt: "Operazione esente da IVA (art. 10 D.P.R. 633/1972).",
    smallBusiness:
      "Operazione senza applicazione dell’IVA, regime forfettario (art. 1, commi 54-89, L. 190/2014).",
    export: "Cessione all’esportazione non imponibile IVA (art. 8 D.P.R. 633/1972).",
    outside: "Operazione non soggetta a IVA (art. 7-ter D.P.R. 633/1972).",
  },
  pt: {
    reverseCharge: "IVA – autoliquidação.",
    exempt: "Isento de IVA (artigo 9.º do CIVA).",
    smallBusiness: "IVA – regime de isenção (artigo 53.º do CIVA).",
    export: "Exportação de bens isenta de IVA (artigo 14.º do CIVA).",
    outside: "IVA – operação não localizada em território nacional (artigo 6.º, n.º 6, do CIVA).",
  },
  nl: {
    reverseCharge: "Btw verlegd.",
    exempt: "Vrijgesteld van btw (artikel 11 Wet OB 1968).",
    smallBusiness: "Vrijgesteld van btw op grond van de kleineondernemersregeling (artikel 25 Wet OB 1968).",
    export: "Uitvoer van goederen: btw-tarief 0 % (artikel 9, lid 2, Wet OB 1968).",
    outside:
      "Niet belast in Nederland: dienst aan een ondernemer in het buitenland (artikel 6, lid 1, Wet OB 1968).",
  },
  pl: {
    reverseCharge: "Odwrotne obciążenie.",
    exempt: "Zwolnienie z VAT na podstawie art. 43 ust. 1 ustawy o VAT.",
    smallBusiness: "Zwolnienie z VAT na podstawie art. 113 ust. 1 i 9 ustawy o VAT.",
    export: "Eksport towarów: stawka VAT 0 % (art. 41 ust. 4 ustawy o VAT).",
    outside: "Usługa niepodlegająca opodatkowaniu VAT w Polsce (art. 28b ustawy o VAT).",
  },
  th: {
    reverseCharge: "ผู้รับบริการเป็นผู้นำส่งภาษีมูลค่าเพิ่ม (มาตรา 83/6 แห่งประมวลรัษฎากร)",
    exempt: "ได้รับยกเว้นภาษีมูลค่าเพิ่ม (มาตรา 81 แห่งประมวลรัษฎากร)",
    smallBusiness: "ไม่เรียกเก็บภาษีมูลค่าเพิ่ม: กิจการขนาดย่อมที่ได้รับยกเว้น (มาตรา 81/1 แห่งประมวลรัษฎากร)",
    export: "ส่งออกสินค้า: ภาษีมูลค่าเพิ่มอัตราร้อยละ 0 (มาตรา 80/1 แห่งประมวลรัษฎากร)",
    outside: "ไม่อยู่ในบังคับภาษีมูลค่าเพิ่มในประเทศนี้: ให้บริการแก่กิจการในต่างประเทศ",
  },
  ja: {
    reverseCharge: "リバースチャージ方式：消費税は役務の提供を受けた事業者が申告・納付します。",
    exempt: "消費税非課税取引です。",
    smallBusiness: "免税事業者のため、消費税は請求しておりません。",
    export: "資産の輸出免税取引です（消費税法第7条）。",
    outside: "国外の事業者への役務提供のため、消費税の課税対象外です。",
  },
  "zh-Hans": {
    reverseCharge: "反向征收：增值税由接受方缴纳。",
    exempt: "免征增值税。",
    smallBusiness: "小规模纳税人，免征增值税。",
    export: "货物出口，适用增值税零税率。",
    outside: "向境外企业提供服务，不属于境内应税范围。",
  },
  ko: {
    reverseCharge: "대리납부: 부가가치세는 공급받는 자가 신고·납부합니다.",
    exempt: "부가가치세 면세.",
    smallBusiness: "간이과세자로서 부가가치세를 별도로 청구하지 않습니다.",
    export: "재화 수출: 부가가치세 영세율 적용.",
    outside: "국외 사업자에 대한 용역으로 부가가치세 과세 대상이 아닙니다.",
  },
  ar: {
    reverseCharge: "آلية الاحتساب العكسي: يسدد العميل ضريبة القيمة المضافة.",
    exempt: "معفى من ضريبة القيمة المضافة.",
    smallBusiness: "لا تُحتسب ضريبة القيمة المضافة: منشأة صغيرة دون حد التسجيل.",
    export: "تصدير سلع خاضع لضريبة القيمة المضافة بنسبة صفر.",
    outside: "غير خاضع للضريبة هنا: خدمة لمنشأة في الخارج.",
  },
} satisfies Record<DocumentLanguage, TaxNotes>;
