const stack = [
  ["Client", "React, in a Next.js app"],
  ["Server", "A REST API in the same app"],
  ["Database", "PostgreSQL"],
  ["Files", "A folder, or any S3 store"],
  ["Host", "Any cloud, or your own machine"],
] as const;

/** The technologies used, for people who want to host it or read the code. */
export function Stack() {
  return (
    <section aria-labelledby="stack-title" className="flex flex-col gap-4">
      <h2 id="stack-title" className="text-title font-semibold">
        Tech stack
      </h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-5">
        {stack.map(([part, text]) => (
          <div key={part} className="bg-panel p-4 max-md:last:col-span-2">
            <dt className="text-label text-ink-muted">{part}</dt>
            <dd className="mt-0.5 font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
