/** How often a call may be made within an hour: those without a session from one address, the others by one person. */
export const hourlyLimits = {
  demo: 30,
  "sign-in": 60,
  presign: 1000,
  reset: 120,
  export: 60,
  import: 60,
  pdf: 600,
} as const;

export type LimitedCall = keyof typeof hourlyLimits;
