import { buttonClass } from "@/components/ui/button-class";
import { ContinueLink } from "./continue-link";
import { WayButton } from "./way-button";
import { WaysForm } from "./ways-form";
import { Where } from "./where";

const lead = buttonClass({ variant: "primary", size: "lg" });
const second = buttonClass({ size: "lg" });

/** The main button of the page, and those beside it. Their space is reserved, so that nothing moves. */
export function HeroActions() {
  return (
    <WaysForm label="Start" className="flex min-h-24 flex-wrap content-start gap-2 sm:max-lg:min-h-11">
      <Where can="lead-continue">
        <ContinueLink />
      </Where>
      <Where can="lead-create">
        <WayButton way="create" variant="primary">
          Create Your Workspace
        </WayButton>
      </Where>
      <Where can="lead-demo">
        <a href="#demo" className={lead}>
          Launch Demo
        </a>
      </Where>
      <Where can="lead-sign-in">
        <a href="#email" className={lead}>
          Sign In
        </a>
      </Where>
      <Where can="also-demo">
        <a href="#demo" className={second}>
          Launch Demo
        </a>
      </Where>
      <Where>
        <a href="#features" className={second}>
          Explore Features
        </a>
      </Where>
    </WaysForm>
  );
}
