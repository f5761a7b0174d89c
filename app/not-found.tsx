import type { Metadata } from "next";
import { ErrorPage } from "@/components/ui/error-page";
import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main className="min-h-dvh content-center">
      <ErrorPage
        title="This page isn't here."
        actions={
          // Without a session this redirects to the landing page.
          <a href={paths.projects} className={buttonClass({ variant: "primary" })}>
            Go to Pennant
          </a>
        }
      />
    </main>
  );
}
