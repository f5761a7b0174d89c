import { clsx } from "clsx";
import type { ReactNode } from "react";

/**
 * A loading placeholder that shows texts as soon as the early response to `call` has arrived, before the code of the page has
 * loaded (lib/early-script/fill.ts). The first placeholder of a call shows its first row, and so on. Hidden from screen readers.
 */
export function EarlyRow({
  call,
  colorField,
  className,
  children,
}: {
  /** The path of the call, "tasks/search". */
  call: string;
  /** The field with the color of the row's client, "client.themeColor"; it sets the same colors as `clientColor`. */
  colorField?: string;
  className: string;
  /** `EarlyText`. */
  children: ReactNode;
}) {
  return (
    <div
      aria-hidden
      data-early={call}
      data-early-color={colorField}
      suppressHydrationWarning
      className={clsx("data-is-filled:animate-none", className)}
    >
      {children}
    </div>
  );
}

/** A text of an `EarlyRow`; `field` names a field of the row, "client.name". */
export function EarlyText({ field, className }: { field: string; className?: string }) {
  // React leaves this content as it is, which may have been set before hydration.
  return (
    <p
      data-early-text={field}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
      className={className}
    />
  );
}
