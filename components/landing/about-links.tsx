"use client";

import { buttonClass } from "@/components/ui/button-class";
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

/** The link to the source code in the header, once its address is known. */
export function SourceLink() {
  "use no memo";
  const sourceUrl = useLanding()?.settings.sourceUrl;
  return (
    sourceUrl && (
      <a href={sourceUrl} className={buttonClass({ variant: "ghost" })}>
        Source
      </a>
    )
  );
}
