import { LandingText } from "@/components/landing/landing-text";
import { StartButton } from "./start-button";
import { Where } from "@/components/landing/where";

/** Signs in with the OpenID provider, and says how long its data is kept. */
export function ProviderButton() {
  return (
    <Where can="provider">
      <StartButton action="provider">
        Sign In With <LandingText of="provider" />
      </StartButton>
      <Where can="expires">
        <p className="text-center text-meta text-ink-muted">
          Data created after signing in with <LandingText of="provider" /> is deleted after{" "}
          <LandingText of="hours" />.
        </p>
      </Where>
    </Where>
  );
}
