import { ErrorPage } from "@/components/ui/error-page";
import { AppLink } from "@/components/ui/app-link";
import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/shared/paths";

/** The content of the page for unknown addresses of the workspace. */
export function MissingPage() {
  return (
    <ErrorPage
      title="This page isn't here."
      actions={
        <AppLink href={paths.projects} className={buttonClass({ variant: "primary" })}>
          Back to projects
        </AppLink>
      }
    />
  );
}
