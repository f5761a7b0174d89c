export const itemUnits = ["hour", "minute", "day", "piece", "month", "km"] as const;

export type ItemUnit = (typeof itemUnits)[number];

/** The largest quantity of a line. */
export const MAX_QUANTITY = "999999";

export const itemUnitLabels: Record<ItemUnit, string> = {
  hour: "Hour",
  minute: "Minute",
  day: "Day",
  piece: "Piece",
  month: "Month",
  km: "Kilometre",
};
