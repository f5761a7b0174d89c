import { clsx } from "clsx";

/** A spinner in the color of its text. Set `label` when no visible text describes the progress. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <>
      <svg
        data-spinner
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden
        className={clsx("size-4 shrink-0 animate-spin", className)}
      >
        <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && (
        <span role="status" className="sr-only">
          {label}
        </span>
      )}
    </>
  );
}
