export function isolatedFiles(root: string): string[];
