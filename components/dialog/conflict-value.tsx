/** One of the two values of an edit conflict. */
export function ConflictValue({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-label font-medium text-ink-muted">{label}</h3>
      <p
        // Scrollable content must be reachable by keyboard.
        tabIndex={0}
        className="rounded-control bg-sunken px-2.5 py-1.5 wrap-break-word whitespace-pre-wrap md:max-h-32 md:overflow-y-auto"
      >
        {text || <span className="text-ink-muted">Empty</span>}
      </p>
    </section>
  );
}
