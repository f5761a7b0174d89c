import type { DocumentLanguage } from "@/lib/shared/text/languages";

/** The words of an email with a document: "Invoice 2026-0014", an amount, a date and a name are filled in. */
export type EmailTexts = {
  subject: (document: string, name: string) => string;
  greeting: string;
  intro: (document: string, amount: string) => string;
  answer: string;
  due: (date: string) => string;
  /** Used after the due date. */
  wasDue: (date: string) => string;
  closing: string;
};

export const emailTexts: Record<DocumentLanguage, EmailTexts> = {
  en: {
    subject: (document, name) => `${document} from ${name}`,
    greeting: "Hello,",
    intro: (document, amount) => `You can read and download ${document} for ${amount} here:`,
    answer: "You can accept or decline it on that page.",
    due: (date) => `It is due on ${date}.`,
    wasDue: (date) => `It was due on ${date}.`,
    closing: "Kind regards",
  },
  de: {
    subject: (document, name) => `${document} von ${name}`,
    greeting: "Guten Tag,",
    intro: (document, amount) => `hier können Sie ${document} über ${amount} lesen und herunterladen:`,
    answer: "Auf dieser Seite können Sie das Angebot annehmen oder ablehnen.",
    due: (date) => `Der Betrag ist am ${date} fällig.`,
    wasDue: (date) => `Der Betrag war am ${date} fällig.`,
    closing: "Freundliche Grüße",
  },
  fr: {
    subject: (document, name) => `${document} de ${name}`,
    greeting: "Bonjour,",
    intro: (document, amount) => `Vous pouvez lire et télécharger ici : ${document}, ${amount}.`,
    answer: "Vous pouvez accepter ou refuser ce devis sur cette page.",
    due: (date) => `Le paiement est attendu avant le ${date}.`,
    wasDue: (date) => `Le paiement était attendu avant le ${date}.`,
    closing: "Cordialement",
  },
  es: {
    subject: (document, name) => `${document} de ${name}`,
    greeting: "Hola:",
    intro: (document, amount) => `Aquí puede leer y descargar ${document}, por ${amount}:`,
    answer: "En esa página puede aceptar o rechazar el presupuesto.",
    due: (date) => `Vence el ${date}.`,
    wasDue: (date) => `Venció el ${date}.`,
    closing: "Un saludo",
  },
  it: {
    subject: (document, name) => `${document} da ${name}`,
    greeting: "Buongiorno,",
    intro: (document, amount) => `può leggere e scaricare qui ${document}, per ${amount}:`,
    answer: "In quella pagina può accettare o rifiutare il preventivo.",
    due: (date) => `La scadenza è il ${date}.`,
    wasDue: (date) => `La scadenza era il ${date}.`,
    closing: "Cordiali saluti",
  },
  pt: {
    subject: (document, name) => `${document} de ${name}`,
    greeting: "Bom dia,",
    intro: (document, amount) => `Pode ler e descarregar aqui ${document}, no valor de ${amount}:`,
    answer: "Nessa página pode aceitar ou recusar o orçamento.",
    due: (date) => `Vence em ${date}.`,
    wasDue: (date) => `Venceu em ${date}.`,
    closing: "Com os melhores cumprimentos",
  },
  nl: {
    subject: (document, name) => `${document} van ${name}`,
    greeting: "Goedendag,",
    intro: (document, amount) => `Hier kunt u ${document} van ${amount} lezen en downloaden:`,
    answer: "Op die pagina kunt u de offerte accepteren of afwijzen.",
    due: (date) => `De betaaldatum is ${date}.`,
    wasDue: (date) => `De betaaldatum was ${date}.`,
    closing: "Met vriendelijke groet",
  },
  pl: {
    subject: (document, name) => `${document} – ${name}`,
    greeting: "Dzień dobry,",
    intro: (document, amount) => `tutaj można przeczytać i pobrać: ${document}, ${amount}:`,
    answer: "Na tej stronie można zaakceptować lub odrzucić ofertę.",
    due: (date) => `Termin płatności: ${date}.`,
    wasDue: (date) => `Termin płatności minął ${date}.`,
    closing: "Z poważaniem",
  },
  th: {
    subject: (document, name) => `${document} จาก ${name}`,
    greeting: "สวัสดี",
    intro: (document, amount) => `อ่านและดาวน์โหลด${document} จำนวน ${amount} ได้ที่นี่:`,
    answer: "ยอมรับหรือปฏิเสธใบเสนอราคาได้ในหน้านั้น",
    due: (date) => `ครบกำหนดชำระวันที่ ${date}`,
    wasDue: (date) => `ครบกำหนดชำระไปแล้วเมื่อวันที่ ${date}`,
    closing: "ขอแสดงความนับถือ",
  },
  ja: {
    subject: (document, name) => `${document}（${name}）`,
    greeting: "お世話になっております。",
    intro: (document, amount) => `${document}（${amount}）を次のページでご覧いただけます。`,
    answer: "このページで承諾または辞退のご回答をいただけます。",
    due: (date) => `お支払い期限は${date}です。`,
    wasDue: (date) => `お支払い期限は${date}でした。`,
    closing: "よろしくお願いいたします。",
  },
  "zh-Hans": {
    subject: (document, name) => `${name}的${document}`,
    greeting: "您好：",
    intro: (document, amount) => `您可以在此查看并下载${document}（${amount}）：`,
    answer: "您可以在该页面接受或拒绝报价。",
    due: (date) => `付款截止日期为${date}。`,
    wasDue: (date) => `付款已于${date}到期。`,
    closing: "此致敬礼",
  },
  ko: {
    subject: (document, name) => `${document} – ${name}`,
    greeting: "안녕하세요.",
    intro: (document, amount) =>
      `${document}(${amount})을(를) 다음 페이지에서 확인하고 내려받으실 수 있습니다.`,
    answer: "해당 페이지에서 견적을 수락하거나 거절하실 수 있습니다.",
    due: (date) => `결제 기한은 ${date}입니다.`,
    wasDue: (date) => `결제 기한은 ${date}이었습니다.`,
    closing: "감사합니다.",
  },
  ar: {
    subject: (document, name) => `${document} من ${name}`,
    greeting: "مرحبًا،",
    intro: (document, amount) => `يمكنك قراءة ${document} بقيمة ${amount} وتنزيلها هنا:`,
    answer: "يمكنك الموافقة على عرض السعر أو رفضه في تلك الصفحة.",
    due: (date) => `تاريخ الاستحقاق ${date}.`,
    wasDue: (date) => `كان تاريخ الاستحقاق ${date}.`,
    closing: "مع أطيب التحيات",
  },
};
