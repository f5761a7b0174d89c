const item = (title, description, rate, quantity, unit) => ({ title, description, rate, quantity, unit });

const items = [
  item("Discovery workshop", "Half a day on site with the team, written up afterwards", "1200", "1", "day"),
  item("Design of the shop", "Six templates, two rounds of changes", "95", "42", "hour"),
  item("Front-end development", "Accessible templates, tested on phones", "105", "58.5", "hour"),
  item("Travel", null, "1.20", "340", "km"),
];
const euros = { currency: "EUR", tax: "19", items };

/** The documents of the gallery, by name: each kind, and the languages whose script or direction differs. */
export const papers = {
  quotation: {
    ...euros,
    category: "quotation",
    dueOn: "2099-12-24",
    projectDescription: "Customers order bread the day before and pick it up at the market.",
    note: "Half is due at the start.",
  },
  invoice: { ...euros, category: "invoice", discountPercent: "5", note: "Thank you for your business." },
  receipt: { ...euros, category: "receipt", items: items.slice(0, 2) },
  "credit-note": { ...euros, category: "invoice", isCredit: true },
  pages: {
    ...euros,
    category: "invoice",
    items: Array.from({ length: 46 }, (_, index) =>
      item(`Sprint ${index + 1}`, "Design, development and review of the agreed stories", "95", "16", "hour"),
    ),
  },
  german: {
    ...euros,
    category: "invoice",
    language: "de",
    note: "Vielen Dank für den Auftrag.",
    items: [
      item("Gestaltung des Ladens", "Sechs Vorlagen, zwei Korrekturrunden", "95", "42", "hour"),
      item("Umsetzung", "Barrierefreie Vorlagen, auf Telefonen geprüft", "105", "58.5", "hour"),
      { ...item("Handbuch", "Gedruckt, zwei Exemplare", "60", "2", "piece"), taxRate: "7" },
    ],
  },
  thai: {
    category: "invoice",
    language: "th",
    currency: "THB",
    tax: "7",
    withholding: "3",
    clientName: "ร้านขนมปังริมทะเล",
    projectTitle: "ร้านค้าออนไลน์",
    items: [
      item("ออกแบบเว็บไซต์", "สองรอบของการแก้ไข", "45000", "1", "piece"),
      item("พัฒนาเว็บไซต์", "เทมเพลตที่ใช้งานได้บนมือถือ", "1200", "40", "hour"),
    ],
  },
  arabic: {
    category: "invoice",
    language: "ar",
    currency: "EUR",
    tax: "5",
    clientName: "شركة التصميم والتطوير",
    projectTitle: "متجر إلكتروني",
    note: "شكراً لتعاملكم معنا.",
    items: [
      item("تصميم الموقع", "جولتان من العمل مع مراجعة", "95", "42", "hour"),
      item("تطوير الواجهة", "قوالب سهلة الاستخدام على الهاتف", "105", "58", "hour"),
    ],
  },
  japanese: {
    category: "invoice",
    language: "ja",
    currency: "JPY",
    tax: "10",
    clientName: "潮風ベーカリー株式会社",
    projectTitle: "オンライン予約",
    items: [
      item("ウェブサイトのデザイン", "修正二回を含む", "450000", "1", "piece"),
      item("フロントエンド開発", "スマートフォン対応", "12000", "40", "hour"),
    ],
  },
};
