/** A document with three tax rates, a discount and withheld tax. */
export const mixed = {
  currency: "EUR",
  tax: "19",
  discountPercent: "10",
  withholding: "3",
  items: [
    { title: "Design", rate: "100", quantity: "10", unit: "hour" },
    { title: "Book", rate: "50", quantity: "3", taxRate: "7", unit: "piece" },
    { title: "Stamps", rate: "20", quantity: "1", taxRate: "0" },
  ],
};

/** The amounts per rate. */
export const groups = [
  { rate: "19", net: "900.00", tax: "171.00", discount: "100.00" },
  { rate: "7", net: "135.00", tax: "9.45", discount: "15.00" },
  { rate: "0", net: "18.00", tax: "0.00", discount: "2.00" },
];
