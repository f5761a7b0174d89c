import { MissingPage } from "@/components/shell/missing-page";

/** Shown inside the shell for addresses that lead to no page. */
export default function HomeNotFound() {
  return <MissingPage />;
}
