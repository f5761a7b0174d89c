import type { Page } from "@playwright/test";

export const entries: readonly {
  name: string;
  path: string;
  /** True if wide screens do not have it. */
  isPhoneOnly?: boolean;
  /** True if phones have it in a sheet, which ends where the screen becomes wide. */
  isInSheet?: boolean;
  /** True if its page never loads its code. */
  isWithoutCode?: boolean;
  /** True if its steps create rows, which the screenshots of other entries should not show. */
  addsRows?: boolean;
  /** True if its steps let requests fail, which the browser's console reports. */
  isBroken?: boolean;
  /** The only size in which it is taken; all others are taken at every width of the gallery. */
  viewport?: { width: number; height: number };
  /** The locale of the browser; by default that of the system. */
  locale?: string;
  /** Returns the part of the page that is in the screenshot; by default all that is visible. */
  clip?: (page: Page) => Promise<{ x: number; y: number; width: number; height: number }>;
  demo?: "full" | "blank" | "account" | "none";
  steps?: (page: Page) => Promise<unknown>;
}[];
