import { clsx } from "clsx";
import { buttonClass } from "@/components/ui/button-class";
import { ContinueLink } from "./continue-link";
import { StartButton } from "./sign-in/start-button";
import { StartForm } from "./sign-in/start-form";
import { Where } from "./where";

const lead = clsx(buttonClass({ variant: "primary", size: "lg" }), "min-w-52");
const second = buttonClass({ size: "lg" });

/**
 * The main buttons of the page, the one that leads first. *Launch Demo* leads and works before any script, until the server has
 * said what does. All that may lead are in one place and as wide, so that nothing moves when they change.
 */
export function HeroActions() {
  return (
    <StartForm
      label="Start"
      className="flex min-h-24 flex-wrap content-start gap-2 sm:max-lg:min-h-11 [&_button]:min-w-52"
    >
      <Where can="lead-continue">
        <ContinueLink />
      </Where>
      <Where can="lead-create">
        <StartButton action="create" variant="primary">
          Create Your Workspace
        </StartButton>
      </Where>
      <Where can="lead-sign-in">
        <a href="#email" className={lead}>
          Sign In
        </a>
      </Where>
      <a href="#demo" className={clsx(lead, "in-[[data-can]:not([data-can~=lead-demo])]:hidden")}>
        Launch Demo
      </a>
      <a href="#features" className={second}>
        Explore Features
      </a>
      <Where can="also-demo">
        <a href="#demo" className={second}>
          Launch Demo
        </a>
      </Where>
    </StartForm>
  );
}
