/** The maximum calls per hour: per address, or per /64 network of IPv6, for calls without a session, per link for `client-page`, per user for the others. */
export const hourlyLimits = {
  demo: 30,
  "sign-in": 60,
  account: 20,
  "new-passphrase": 120,
  passkey: 600,
  "recovery-mail": 10,
  "confirmation-mail": 10,
  confirm: 60,
  presign: 1000,
  reset: 120,
  export: 60,
  import: 60,
  pdf: 600,
  calendar: 600,
  send: 60,
  "client-page": 600,
  "link-guess": 100,
} as const;

export type LimitedCall = keyof typeof hourlyLimits;
