import { clsx } from "clsx";

/**
 * A screenshot of the product, in light and dark, taken by `npm run pictures`. The hidden one is never loaded: browsers do
 * not load lazy pictures that have no layout box.
 */
export function ProductPicture({ name, alt, className }: { name: string; alt: string; className?: string }) {
  return (["light", "dark"] as const).map((theme) => (
    // The pictures exist in the right sizes, so no image optimizer is needed.
    <picture key={theme} className={theme === "light" ? "dark:hidden" : "hidden dark:block"}>
      <source
        media="(max-width: 700px)"
        srcSet={`/welcome/${name}-${theme}-small.webp`}
        width={780}
        height={975}
      />
      <img
        src={`/welcome/${name}-${theme}.webp`}
        alt={alt}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
        className={clsx("h-auto w-full rounded-panel border border-line", className)}
      />
    </picture>
  ));
}
