export function forbiddenImport(file: string, imported: string): string | undefined;
