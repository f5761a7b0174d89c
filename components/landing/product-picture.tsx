import { clsx } from "clsx";

/**
 * A picture of the product, light and dark, as `npm run pictures` took it. The one that is not shown is never loaded:
 * a browser leaves lazy pictures alone while they have no box.
 */
export function ProductPicture({
  name,
  alt,
  isFirst = false,
  className,
}: {
  name: string;
  alt: string;
  /** The picture that the page is judged by: asked for at once. */
  isFirst?: boolean;
  className?: string;
}) {
  return (["light", "dark"] as const).map((theme) => (
    // Made in the right sizes beforehand, so there is nothing for an image server to do.
    <picture key={theme} className={theme === "light" ? "dark:hidden" : "hidden dark:block"}>
      <source media="(max-width: 700px)" srcSet={`/welcome/${name}-${theme}-small.webp`} />
      <img
        src={`/welcome/${name}-${theme}.webp`}
        alt={alt}
        width={1440}
        height={900}
        loading={isFirst && theme === "light" ? "eager" : "lazy"}
        fetchPriority={isFirst && theme === "light" ? "high" : undefined}
        decoding="async"
        className={clsx("h-auto w-full rounded-panel border border-line", className)}
      />
    </picture>
  ));
}
