import { ThemeToggle } from "@/components/theme/theme-toggle";
import { buttonClass } from "@/components/ui/button-class";
import { PennantMark } from "@/components/ui/pennant-mark";
import { Features } from "./features";
import { FirstPicture } from "./first-picture";
import { HeroActions } from "./hero-actions";
import { LandingState } from "./landing-state";
import { SignInNotice } from "./sign-in/sign-in-notice";
import { Stack } from "./stack";
import { StartPanel } from "./start-panel";
import { LandingFooter } from "./landing-footer";
import { Where } from "./where";

/** The landing page, for visitors who are not signed in. */
export function LandingPage() {
  return (
    <LandingState className="mx-auto w-full max-w-page px-5 md:px-10">
      <header className="flex h-16 items-center gap-2">
        <p className="mr-auto flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </p>
        <Where can="sign-in">
          <a href="#email" className={buttonClass({ variant: "ghost" })}>
            Sign In
          </a>
        </Where>
        <ThemeToggle />
      </header>
      <SignInNotice />
      <main className="flex flex-col gap-16 pb-16 md:gap-24 md:pb-24">
        <Hero />
        <Features />
        <StartPanel />
        <Stack />
      </main>
      <LandingFooter />
    </LandingState>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-8 pt-6 md:pt-10 lg:grid-cols-[2fr_3fr] lg:gap-12">
      <div className="flex flex-col gap-5">
        <h1 className="text-hero font-semibold text-balance">Every client flies a colour</h1>
        <p className="max-w-md text-lead text-pretty text-ink-muted">
          Pennant is a workspace for a freelancer with many clients: their projects, tasks, events, files and
          people, each in its client’s colour.
        </p>
        <HeroActions />
      </div>
      <FirstPicture name="projects" alt="The workspace: projects in the colours of their clients" />
    </section>
  );
}
