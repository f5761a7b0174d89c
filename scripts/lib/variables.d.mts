export const variables: Record<string, (text: string) => string | undefined>;
export function variableErrors(
  source: Record<string, string | undefined>,
  options?: { isServer?: boolean },
): string[];
export function isHops(text: string): boolean;
export function trustedNetworks(text: string): { address: string; length: number }[] | undefined;
