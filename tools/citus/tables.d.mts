export const referenceTables: string[];
export const localTables: string[];
export const FIRST: string;
