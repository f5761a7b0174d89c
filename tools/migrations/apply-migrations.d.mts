export function applyMigrations(options: { root: string; url: string }): Promise<string[]>;
