export const itemUnits = ["hour", "day", "piece", "month", "km"] as const;

export type ItemUnit = (typeof itemUnits)[number];

export const itemUnitLabels: Record<ItemUnit, string> = {
  hour: "Hour",
  day: "Day",
  piece: "Piece",
  month: "Month",
  km: "Kilometer",
};
