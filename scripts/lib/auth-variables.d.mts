export function authUrlFault(text: string): string | undefined;
export function authSecrets(text: string): string[];
export function authSecretFault(text: string): string | undefined;
