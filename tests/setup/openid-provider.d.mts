export function openProvider(options: {
  port?: number;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  changeIdToken?: (idToken: string) => string | Promise<string>;
}): Promise<{ issuer: string; stop(): Promise<void> }>;
