"use client";

import { useSettings } from "./use-settings";

/** Links to the source code and the author. */
export function AboutLinks() {
  const settings = useSettings();
  return (
    <>
      {settings?.sourceUrl && <a href={settings.sourceUrl}>Source code</a>}
      {settings?.portfolioUrl && <a href={settings.portfolioUrl}>Portfolio</a>}
    </>
  );
}
