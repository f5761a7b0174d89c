"use client";

import { ErrorPage } from "@/components/ui/error-page";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/shared/paths";

/** Replaces a crashed page: shows the error, a reload button and a link back. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <ErrorPage
      title="Unexpected Application Error"
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
          {/* A full page load, which discards the state that caused the crash. */}
          <a href={paths.projects} className={buttonClass()}>
            Back to projects
          </a>
        </>
      }
    >
      <p className="wrap-break-word text-ink-muted">{describe(error)}</p>
      <p>Unsaved text is kept, and you can restore it after reloading.</p>
    </ErrorPage>
  );
}

/** The status of a failed request or the type of the error, with its message. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = "status" in error && typeof error.status === "number" ? error.status : 0;
  return `${status > 0 ? status : error.name}: ${error.message}`;
}
