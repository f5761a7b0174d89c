import type { Metadata } from "next";
import { ErrorPage } from "@/components/ui/error-page";
import { buttonClass } from "@/components/ui/button-class";
import { MISSING, MISSING_WHY } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main className="min-h-dvh content-center">
      <ErrorPage
        title={MISSING}
        actions={
          // Without a session this redirects to the landing page.
          <a href={paths.projects} className={buttonClass({ variant: "primary" })}>
            Go to Pennant
          </a>
        }
      >
        <p className="text-ink-muted">{MISSING_WHY}</p>
      </ErrorPage>
    </main>
  );
}
