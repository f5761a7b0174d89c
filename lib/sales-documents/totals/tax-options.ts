import { taxTreatmentLabels, taxTreatments } from "./tax-treatments";
import { itemUnitLabels, itemUnits } from "./units";

/** The units of a select. "" means none. */
export const unitOptions = [
  { value: "", label: "No unit" },
  ...itemUnits.map((unit) => ({ value: unit, label: itemUnitLabels[unit] })),
];

export const taxTreatmentOptions = taxTreatments.map((treatment) => ({
  value: treatment,
  label: taxTreatmentLabels[treatment],
}));
