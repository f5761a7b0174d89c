"use client";

import "./globals.css";

/**
 * The error page for errors outside the workspace's pages, which replaces the whole document. Every page loads it, so it is
 * plain markup, with the font and theme of the document that it replaces.
 */
export default function GlobalError({ error }: { error: unknown }) {
  "use no memo";
  return (
    <html lang="en" className={typeof document === "undefined" ? "" : document.documentElement.className}>
      <body>
        <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-5">
          <h1 className="text-page font-semibold">Unexpected Application Error</h1>
          <p className="text-ink-muted">{String(error)}</p>
          <a href="">Reload</a>
          <a href="/home/projects">Back to projects</a>
        </main>
      </body>
    </html>
  );
}
