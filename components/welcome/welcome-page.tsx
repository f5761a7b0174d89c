import { LaunchCard } from "@/components/welcome/launch-card";
import { PennantMark } from "@/components/ui/pennant-mark";

/** The landing page: the one page for those who are not signed in. */
export function WelcomePage() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-8 p-6">
      <header className="flex flex-col gap-4">
        <PennantMark className="size-10" />
        <h1 className="text-page font-semibold text-balance">One desk for every client you fly for</h1>
        <p className="text-ink-muted">
          Projects, tasks, events, files and invoices of one freelancer, each in its client’s colour.
        </p>
      </header>
      <LaunchCard />
      <p className="text-label text-ink-muted">
        Each demo is made for you alone. Create tasks, edit contacts, delete what you like: all of it is
        deleted by itself 2 hours after it was made.
      </p>
    </main>
  );
}
