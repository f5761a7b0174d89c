import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Possibility } from "./sign-in/possibilities";

/** Shows a part of the static landing page where something is possible, once `LandingState` knows that it is. */
export function Where({
  can,
  as: Element = "div",
  children,
}: {
  can: Possibility;
  as?: "div" | "span";
  children: ReactNode;
}) {
  return <Element className={clsx("hidden", shown[can])}>{children}</Element>;
}

const shown: Record<Possibility, string> = {
  continue: "in-[[data-can~=continue]]:contents",
  "sign-in": "in-[[data-can~=sign-in]]:contents",
  first: "in-[[data-can~=first]]:contents",
  create: "in-[[data-can~=create]]:contents",
  demo: "in-[[data-can~=demo]]:contents",
  passkey: "in-[[data-can~=passkey]]:contents",
  provider: "in-[[data-can~=provider]]:contents",
  expires: "in-[[data-can~=expires]]:contents",
  "lead-continue": "in-[[data-can~=lead-continue]]:contents",
  "lead-create": "in-[[data-can~=lead-create]]:contents",
  "lead-demo": "in-[[data-can~=lead-demo]]:contents",
  "lead-sign-in": "in-[[data-can~=lead-sign-in]]:contents",
  "also-demo": "in-[[data-can~=also-demo]]:contents",
  "also-create": "in-[[data-can~=also-create]]:contents",
};
