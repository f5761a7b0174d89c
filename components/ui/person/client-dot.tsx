import { clsx } from "clsx";
import { clientColor } from "@/lib/clients/theme-colors";

/** A dot in the client's color, shown next to their name. */
export function ClientDot({
  themeColor,
  className,
}: {
  themeColor: string | null | undefined;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      data-mark
      style={clientColor(themeColor)}
      className={clsx("size-2.5 shrink-0 rounded-full bg-client-edge", className)}
    />
  );
}
