export function circlesOf(texts: Map<string, string>): string[];
