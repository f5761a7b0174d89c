import type { Client } from "pg";

export function distributeTables(client: Client): Promise<string[]>;
export function missingStatements(client: Client): Promise<string[]>;
