export function listFiles(root: string, folder?: string): string[];
export function isCode(file: string): boolean;
