export function openProvider(options: {
  port?: number;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}): Promise<{ issuer: string; stop(): Promise<void> }>;
