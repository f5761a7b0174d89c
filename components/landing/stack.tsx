import { documentLanguages } from "@/lib/shared/text/languages";

const facts = [
  "Passkeys",
  "E-invoices by EN 16931",
  `Documents in ${documentLanguages.length} languages`,
  "Can be read offline",
  "Open source (MIT)",
  "On your own server",
] as const;

const stack = [
  ["Client", "React, in a Next.js app"],
  ["Server", "a REST API in the same app"],
  ["Database", "PostgreSQL"],
  ["Files", "a folder, or any S3 store"],
  ["Host", "any cloud, or your own machine"],
] as const;

/** Six facts in one line. */
export function Facts() {
  return (
    <ul
      aria-label="Facts"
      className="grid grid-cols-2 justify-between gap-x-6 gap-y-2 border-y border-line py-5 font-medium sm:grid-cols-3 lg:flex"
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The technologies used, for people who want to host it or read the code. */
export function Stack() {
  return (
    <section aria-labelledby="stack-title" className="text-meta text-ink-muted">
      <h2 id="stack-title" className="mb-1 font-medium text-ink">
        Tech stack
      </h2>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {stack.map(([part, text]) => (
          <div key={part} className="flex gap-1.5">
            <dt>{part}:</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
