import { AboutLinks } from "./about-links";

/** The footer: the author, and links. */
export function LandingFooter() {
  return (
    <footer className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-meta text-ink-muted">
      <p>© 2025 Pennant</p>
      <nav aria-label="About" className="flex gap-5">
        <AboutLinks />
      </nav>
    </footer>
  );
}
