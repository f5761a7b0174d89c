import { ThemeToggle } from "@/components/theme/theme-toggle";
import { buttonClass } from "@/components/ui/button-class";
import { PennantMark } from "@/components/ui/pennant-mark";
import { paths } from "@/lib/shared/paths";
import { SourceLink } from "./about-links";
import { Features } from "./features";
import { FirstPicture } from "./first-picture";
import { HeroActions } from "./hero-actions";
import { LandingState } from "./landing-state";
import { SignInNotice } from "./sign-in/sign-in-notice";
import { Facts, Stack } from "./stack";
import { StartPanel } from "./start-panel";
import { LandingFooter } from "./landing-footer";
import { Where } from "./where";

/** The landing page, for visitors who are not signed in. */
export function LandingPage() {
  return (
    <LandingState className="mx-auto w-full max-w-315 px-5 md:px-10">
      <header className="flex h-16 items-center gap-2 max-md:[&>p]:mr-auto">
        <p className="flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </p>
        <nav aria-label="Page" className="mr-auto flex pl-4 max-md:hidden">
          <a href="#features" className={buttonClass({ variant: "ghost" })}>
            Explore Features
          </a>
          <a href={paths.apiReference} className={buttonClass({ variant: "ghost" })}>
            API
          </a>
          <SourceLink />
        </nav>
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
        <Facts />
        <StartPanel />
        <Stack />
      </main>
      <LandingFooter />
    </LandingState>
  );
}

function Hero() {
  return (
    <section className="flex flex-col items-center gap-10 pt-8 md:gap-14 md:pt-14">
      <div className="flex flex-col items-center gap-5 text-center">
        <h1 className="max-w-[22ch] text-hero font-semibold text-balance">
          Clients, projects and invoices on one desk.
        </h1>
        <p className="max-w-xl text-lead text-balance text-ink-muted md:text-[1.125rem]/7">
          What is next, what is late and who owes what, for freelancers with many clients.
        </p>
        <HeroActions />
      </div>
      <FirstPicture
        name="projects"
        alt="The workspace: projects in the colours of their clients, what is late, and the next days"
      />
    </section>
  );
}
