import { ErrorPage } from "@/components/ui/error-page";
import { AppLink } from "@/components/ui/app-link";
import { buttonClass } from "@/components/ui/button-class";
import { MISSING, MISSING_WHY } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths";

/** The content of the page for unknown addresses of the workspace. */
export function MissingPage() {
  return (
    <ErrorPage
      title={MISSING}
      actions={
        <AppLink href={paths.projects} className={buttonClass({ variant: "primary" })}>
          Back to projects
        </AppLink>
      }
    >
      <p className="text-ink-muted">{MISSING_WHY}</p>
    </ErrorPage>
  );
}
