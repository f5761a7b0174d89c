"use client";

import { useLanding } from "./landing-state";

/** Links to the source code and the author. */
export function AboutLinks() {
  "use no memo";
  const settings = useLanding()?.settings;
  return (
    <>
      {settings?.sourceUrl && <a href={settings.sourceUrl}>Source code</a>}
      {settings?.portfolioUrl && <a href={settings.portfolioUrl}>Portfolio</a>}
    </>
  );
}
