import { ThemeToggle } from "@/components/theme/theme-toggle";
import { buttonClass } from "@/components/ui/button-class";
import { PennantMark } from "@/components/ui/pennant-mark";
import { ContinueLink } from "./continue-link";
import { DataPromise } from "./data-promise";
import { Features } from "./features";
import { LaunchCard } from "./launch-card";
import { ProductPicture } from "./product-picture";
import { SignInNotice } from "./sign-in-notice";
import { Stack } from "./stack";
import { LandingFooter } from "./landing-footer";

/** The landing page, for visitors who are not signed in. */
export function LandingPage() {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-10">
      <header className="flex h-16 items-center justify-between">
        <p className="flex items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </p>
        <ThemeToggle />
      </header>
      <SignInNotice />
      <main className="flex flex-col gap-16 pb-16 md:gap-24 md:pb-24">
        <Hero />
        <Features />
        <Launch />
        <Stack />
      </main>
      <LandingFooter />
    </div>
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
        <div className="flex flex-wrap gap-2">
          <ContinueLink />
          <a href="#demo" className={buttonClass({ variant: "primary", size: "lg" })}>
            Launch Demo
          </a>
          <a href="#features" className={buttonClass({ size: "lg" })}>
            Explore Features
          </a>
        </div>
      </div>
      <ProductPicture name="projects" alt="The workspace: projects in the colours of their clients" isFirst />
    </section>
  );
}

function Launch() {
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="grid scroll-mt-6 items-center gap-6 rounded-panel border border-line bg-panel p-6 md:grid-cols-2 md:gap-12 md:p-10"
    >
      <div className="flex flex-col gap-3">
        <h2 id="demo-title" className="text-page font-semibold text-balance">
          Try a busy studio, or start empty
        </h2>
        <DataPromise />
      </div>
      <LaunchCard />
    </section>
  );
}
