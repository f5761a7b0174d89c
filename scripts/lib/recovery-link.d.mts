export const RECOVERY_LINK_MS: number;
export function newRecoveryToken(): string;
export function hashRecoveryToken(token: string): string;
export function recoveryAddress(origin: string, token: string): string;
