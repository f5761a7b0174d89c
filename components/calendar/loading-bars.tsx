import { clsx } from "clsx";
import { Skeleton } from "@/components/ui/skeleton";

/** Gray bars in the place of the items of a day until they are known; nothing after that. Days have none, one or two. */
export function LoadingBars({
  date,
  isShown,
  most = 2,
  className,
}: {
  date: string;
  isShown: boolean;
  most?: number;
  className: string;
}) {
  if (!isShown) return null;
  const count = Math.min(barsOfDay[Number(date.slice(8)) % barsOfDay.length] ?? 0, most);
  return Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} className={clsx("shrink-0", className)} />
  ));
}

const barsOfDay = [1, 2, 0, 1, 1, 2, 1, 0, 2, 1];
