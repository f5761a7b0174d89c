export function authUrlError(text: string): string | undefined;
export function authSecrets(text: string): string[];
export function authSecretError(text: string): string | undefined;
