import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/shared/paths";
import { LandingText } from "./landing-text";

/** Links to the workspace that is still open in this browser. */
export function ContinueLink() {
  return (
    // A full page load, as another tab may have signed in as another user.
    <a href={paths.projects} className={buttonClass({ variant: "primary", size: "lg" })}>
      <span className="truncate">
        Continue as <LandingText of="user" />
      </span>
    </a>
  );
}
