import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { User } from "lucide";
import { Picture, UNREADABLE_PICTURE } from "@/components/ui/person/picture";
import { Skeleton } from "@/components/ui/skeleton";

export interface AvatarProps {
  /** The picture's URL; without one the placeholder icon is shown. */
  url?: string | null;
  /** The person's name; omit it when the name is shown next to the picture. */
  name?: string;
  size?: "sm" | "md" | "lg" | "xl";
  isLoading?: boolean;
  className?: string;
}

/** A round picture of a person; a picture that cannot be loaded becomes the placeholder icon. */
export function Avatar({ url, name = "", size = "md", isLoading = false, className }: AvatarProps) {
  if (isLoading) return <Skeleton className={clsx("shrink-0 rounded-full!", sizes[size], className)} />;
  const placeholder = (
    <Icon
      of={User}
      role={name ? "img" : undefined}
      aria-label={name || undefined}
      className="size-[55%] stroke-[1.75]"
    />
  );
  return (
    <span
      className={clsx(
        "flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sunken text-ink-muted",
        sizes[size],
        className,
      )}
    >
      <Picture
        url={url}
        alt={name}
        className="object-cover"
        fallback={placeholder}
        broken={
          <span title={UNREADABLE_PICTURE} className="flex size-full items-center justify-center">
            {placeholder}
          </span>
        }
      />
    </span>
  );
}

const sizes = { sm: "size-6", md: "size-8", lg: "size-12", xl: "size-[125px]" };
