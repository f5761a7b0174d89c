import { clsx } from "clsx";
import { buttonClass } from "@/components/ui/button-class";
import { ContinueLink } from "./continue-link";
import { WayButton } from "./way-button";
import { WaysForm } from "./ways-form";
import { Where } from "./where";

const lead = buttonClass({ variant: "primary", size: "lg" });
const second = buttonClass({ size: "lg" });

/** The demo leads until the server has said what does. Only its color changes then, so that a press meets what it aimed at. */
const demo = clsx(
  lead,
  "in-[[data-can]:not([data-can~=demo])]:hidden",
  "in-[[data-can~=also-demo]]:border-line-strong in-[[data-can~=also-demo]]:bg-panel in-[[data-can~=also-demo]]:text-ink",
  "in-[[data-can~=also-demo]]:[a&]:hover:bg-hover dark:in-[[data-can~=also-demo]]:bg-raised",
);

/**
 * The main buttons of the page. *Launch Demo* and *Explore Features* work before any script; the others come after them, in
 * reserved space, so that nothing moves.
 */
export function HeroActions() {
  return (
    <WaysForm label="Start" className="flex min-h-24 flex-wrap content-start gap-2 sm:max-lg:min-h-11">
      <a href="#demo" className={demo}>
        Launch Demo
      </a>
      <a href="#features" className={second}>
        Explore Features
      </a>
      <Where can="lead-continue">
        <ContinueLink />
      </Where>
      <Where can="lead-create">
        <WayButton way="create" variant="primary">
          Create Your Workspace
        </WayButton>
      </Where>
      <Where can="lead-sign-in">
        <a href="#email" className={lead}>
          Sign In
        </a>
      </Where>
    </WaysForm>
  );
}
