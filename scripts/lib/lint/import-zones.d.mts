export function forbiddenImport(file: string, imported: string): string | undefined;
export function forbiddenPackage(file: string, name: string): string | undefined;
