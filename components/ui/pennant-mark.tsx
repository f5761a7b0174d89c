import { clsx } from "clsx";

/** The logo, a pennant on its staff. `isBouncing` is for the screen that checks the session. */
export function PennantMark({
  isBouncing = false,
  className = "size-6",
}: {
  isBouncing?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden
      className={clsx("shrink-0", isBouncing && "animate-bounce-mark", className)}
    >
      <path d="M8 4v24" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M9.5 5.6 27 11.4a.9.9 0 0 1 0 1.7L9.5 19z"
        className="fill-pennant"
        stroke="var(--pennant)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
