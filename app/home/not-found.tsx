import { ErrorPage } from "@/components/shell/error-page";
import { buttonClass } from "@/components/ui/button-class";
import { AppLink } from "@/components/ui/app-link";
import { paths } from "@/lib/paths";

export default function HomeNotFound() {
  return (
    <ErrorPage
      title="This page doesn't exist."
      actions={
        <AppLink href={paths.projects} className={buttonClass({ variant: "primary" })}>
          Back to projects
        </AppLink>
      }
    />
  );
}
