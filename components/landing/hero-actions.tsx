import { clsx } from "clsx";
import { buttonClass } from "@/components/ui/button-class";
import { ContinueLink } from "./continue-link";
import { StartButton } from "./sign-in/start-button";
import { StartForm } from "./sign-in/start-form";
import { Where } from "./where";

const lead = buttonClass({ variant: "primary", size: "lg" });
const second = buttonClass({ size: "lg" });

/**
 * The main buttons of the page, the one that leads first. *Launch Demo* leads and works before any script, until the server has
 * said what does. All that may lead are in one place and as wide, and the places of all are kept, so that nothing moves when they change.
 */
export function HeroActions() {
  return (
    <div className="flex flex-col items-center gap-2.5 max-md:w-full">
      <StartForm
        label="Start"
        className="flex gap-2 max-md:min-h-37 max-md:w-full max-md:max-w-80 max-md:flex-col md:min-h-11 md:justify-center md:[&_a]:min-w-52 md:[&_button]:min-w-52"
      >
        <Where can="lead-continue">
          <ContinueLink />
        </Where>
        <Where can="lead-create">
          <StartButton action="create">Create Your Workspace</StartButton>
        </Where>
        <Where can="lead-sign-in">
          <a href="#email" className={lead}>
            Sign In
          </a>
        </Where>
        <a href="#demo" className={clsx(lead, "in-[[data-can]:not([data-can~=lead-demo])]:hidden")}>
          Launch Demo
        </a>
        <Where can="also-create">
          <StartButton action="create">Create Your Workspace</StartButton>
        </Where>
        {/* Elsewhere it is in the header. */}
        <a
          href="#features"
          className="inline-flex target min-h-9 items-center justify-center text-ink-muted underline underline-offset-4 md:hidden"
        >
          Explore Features
        </a>
        <Where can="also-demo">
          <a href="#demo" className={second}>
            Launch Demo
          </a>
        </Where>
      </StartForm>
      <p className="text-meta text-ink-muted in-[[data-can]:not([data-can~=demo])]:invisible">
        The demo needs no sign-up and is gone after 2 hours.
      </p>
    </div>
  );
}
