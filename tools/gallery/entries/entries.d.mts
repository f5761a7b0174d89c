import type { Page } from "@playwright/test";

export const entries: readonly {
  name: string;
  path: string;
  /** True if wide screens do not have it. */
  isPhoneOnly?: boolean;
  /** True if its page never loads its code. */
  isWithoutCode?: boolean;
  /** True if its steps create rows, which the screenshots of other entries should not show. */
  addsRows?: boolean;
  /** True if its steps let requests fail, which the browser's console reports. */
  isBroken?: boolean;
  demo?: "full" | "blank" | "account" | "none";
  steps?: (page: Page) => Promise<unknown>;
}[];
