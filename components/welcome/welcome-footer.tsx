"use client";

import { useSettings } from "@/components/welcome/use-settings";

/** Whose this is, and where its source and its maker are, where the host has said so. */
export function WelcomeFooter() {
  const settings = useSettings();
  return (
    <footer className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-label text-ink-muted">
      <p>© 2025 Pennant</p>
      <nav aria-label="About" className="flex gap-5">
        {settings?.sourceUrl && <a href={settings.sourceUrl}>Source code</a>}
        {settings?.portfolioUrl && <a href={settings.portfolioUrl}>Portfolio</a>}
      </nav>
    </footer>
  );
}
