import type { Page } from "@playwright/test";

export function waitForContent(page: Page): Promise<void>;
