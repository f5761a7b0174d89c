import { clsx } from "clsx";

/** A turning ring in the colour of its text. Give it `label` where nothing beside it says what is going on. */
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
