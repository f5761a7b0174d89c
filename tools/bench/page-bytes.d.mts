import type { Page } from "@playwright/test";

export function measureScripts(
  page: Page,
  path: string,
): Promise<{ kib: number; files: { url: string; kib: number }[] }>;
