/** The title of each kind of event. */
export const securityEventKinds = {
  "account-created": "Account created",
  "authenticator-added": "Authenticator app turned on",
  "authenticator-removed": "Authenticator app turned off",
  "codes-refused": "Sign-in stopped after five wrong codes",
  "demo-reset": "Demo reset",
  "demo-started": "Demo started",
  "email-confirmed": "Email address confirmed",
  exported: "Everything exported",
  imported: "Workspace imported",
  "passkey-added": "Passkey added",
  "passkey-refused": "Passkey refused: it may have been copied",
  "passkey-removed": "Passkey removed",
  "passphrase-changed": "Passphrase changed",
  "passphrase-removed": "Passphrase removed",
  "provider-added": "Sign-in account added",
  "provider-removed": "Sign-in account removed",
  "recovery-code-used": "Recovery code used",
  "recovery-codes-renewed": "Recovery codes renewed",
  "recovery-link-used": "Recovery link used",
  "session-ended": "Session ended",
  "session-reused": "Session ended: it may have been copied",
  "sign-in-email-changed": "Email address for sign-in changed",
  "signed-in": "Signed in",
  "signed-out": "Signed out",
  "workspace-kept": "Demo kept as an account",
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** Returns the title of a kind. One of a later version is shown as stored. */
export function securityEventTitle(kind: string): string {
  return Object.entries(securityEventKinds).find(([known]) => known === kind)?.[1] ?? kind;
}

export const SECURITY_EVENT_DAYS = 90;

export const SECURITY_EVENTS_TAKE = 20;
export const SECURITY_EVENTS_STEP = 40;
