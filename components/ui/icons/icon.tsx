import { clsx } from "clsx";
import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { iconPath } from "./icon-path";

/**
 * An icon of Lucide, hidden from screen readers unless it has a role. It is one path in one element: a page has more than a hundred icons.
 */
export function Icon({
  of,
  className,
  ...props
}: { of: IconNode } & Omit<ComponentProps<"svg">, "viewBox" | "children">) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden={!props.role} className={clsx("icon", className)} {...props}>
      <path d={iconPath(of)} />
    </svg>
  );
}
