import { afterAll, afterEach } from "vitest";

// Runs before each test file with a page. Files that share one find it empty.
if (typeof document !== "undefined") {
  const { toast } = await import("sonner");
  const { cleanup, configure } = await import("@testing-library/react");
  const { wipeDrafts } = await import("@/lib/drafts/kept-drafts");
  // A component test waits for what it expects as long as it takes next to a build and a database.
  configure({ asyncUtilTimeout: 60_000 });
  afterEach(cleanup);
  afterAll(() => {
    toast.dismiss();
    // Those that wait for their keys are not in the browser's storage.
    wipeDrafts();
    localStorage.clear();
    sessionStorage.clear();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    history.replaceState(null, "", "/");
  });
}
