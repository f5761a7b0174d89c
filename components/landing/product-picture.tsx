import sizes from "./picture-sizes.json";

/**
 * A part of the product at its own size, in light and dark, taken by `npm run pictures`. The hidden one is never loaded: browsers
 * do not load lazy pictures that have no layout box.
 */
export function ProductPicture({ name, alt }: { name: keyof typeof sizes; alt: string }) {
  const { wide, small } = sizes[name];
  return (["light", "dark"] as const).map((theme) => (
    // The pictures exist in the right sizes, so no image optimizer is needed.
    <picture key={theme} className={theme === "light" ? "dark:hidden" : "hidden dark:block"}>
      <source media="(max-width: 700px)" srcSet={`/welcome/${name}-small-${theme}.webp`} {...small} />
      <img
        src={`/welcome/${name}-${theme}.webp`}
        alt={alt}
        {...wide}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full rounded-panel border border-line lg:ml-auto lg:group-even:ml-0"
      />
    </picture>
  ));
}
