export function isolatedFiles(root: string, folders: readonly string[]): string[];
export function pageFiles(root: string, folders: string[]): string[];
