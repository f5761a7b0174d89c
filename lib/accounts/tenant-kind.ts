/** The origin of a tenant: `demo` (full) and `blank` are demos, the others belong to an account. */
export const tenantKinds = ["demo", "blank", "google", "account"] as const;

export type TenantKind = (typeof tenantKinds)[number];

/** Returns whether a tenant of this kind is a demo. */
export function isDemo(kind: TenantKind): boolean {
  return kind === "demo" || kind === "blank";
}

/** The kinds of tenants that nobody can sign in to again. */
export const demoKinds = tenantKinds.filter(isDemo);

/** Returns whether a demo can become an account here: by a passkey or a passphrase, or with the provider. */
export function canKeepDemo({
  signUp,
  providerSignUp,
}: {
  signUp: string;
  providerSignUp: boolean;
}): boolean {
  return signUp !== "closed" || providerSignUp;
}
