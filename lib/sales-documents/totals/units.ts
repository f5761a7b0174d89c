export const itemUnits = ["hour", "minute", "day", "piece", "month", "km"] as const;

export type ItemUnit = (typeof itemUnits)[number];

export const itemUnitLabels: Record<ItemUnit, string> = {
  hour: "Hour",
  minute: "Minute",
  day: "Day",
  piece: "Piece",
  month: "Month",
  km: "Kilometre",
};
