import type { Page } from "@playwright/test";

export const entries: readonly {
  name: string;
  path: string;
  demo?: "full" | "blank" | "account" | "none";
  steps?: (page: Page) => Promise<unknown>;
}[];
