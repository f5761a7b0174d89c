import type { BrowserContext } from "@playwright/test";

export function openAccount(context: BrowserContext): Promise<unknown>;
