/** A code example; long lines scroll, also by keyboard. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-control bg-sunken p-3 text-label"
    >
      <code>{code}</code>
    </pre>
  );
}
