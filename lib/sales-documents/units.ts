export const itemUnits = ["hour", "day", "piece", "month", "km"] as const;

export type ItemUnit = (typeof itemUnits)[number];

export const itemUnitLabels: Record<ItemUnit, string> = {
  hour: "Hour",
  day: "Day",
  piece: "Piece",
  month: "Month",
  km: "Kilometer",
};

/** As printed after a quantity: "16 hours". */
export const printedUnits: Record<ItemUnit, { one: string; other: string }> = {
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  piece: { one: "piece", other: "pieces" },
  month: { one: "month", other: "months" },
  km: { one: "km", other: "km" },
};
