/** The first Tab stop; skips the navigation and focuses `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a
      data-chrome
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus-visible:translate-y-0 pointer-coarse:py-3"
    >
      Skip to content
    </a>
  );
}
