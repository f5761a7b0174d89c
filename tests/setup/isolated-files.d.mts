export function isolatedFiles(root: string, folders: readonly string[]): string[];
