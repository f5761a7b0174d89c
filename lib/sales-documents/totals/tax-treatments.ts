/** The tax treatments of a document. All but `standard` have a tax rate of 0 and print the reason. */
export const taxTreatments = [
  "standard",
  "reverseCharge",
  "exempt",
  "smallBusiness",
  "export",
  "outside",
] as const;

export type TaxTreatment = (typeof taxTreatments)[number];

export const taxTreatmentLabels: Record<TaxTreatment, string> = {
  standard: "Standard",
  reverseCharge: "Reverse charge",
  exempt: "Exempt",
  smallBusiness: "Small business",
  export: "Export of goods",
  outside: "Not taxable here (service to a business abroad)",
};
