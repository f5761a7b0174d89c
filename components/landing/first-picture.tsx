import sizes from "./picture-sizes.json";
import { ThemedPicture } from "./themed-picture";

const NARROW = "(max-width: 1023px)";
const DARK = "(prefers-color-scheme: dark)";

/**
 * The page's largest picture (LCP), loaded eagerly: one download in each theme. The HTML follows the system's theme; a theme that
 * the visitor chose applies as soon as it is known. It is plain markup, so that the landing page loads no code for it. The
 * picture itself is not in a component of the browser: React would then not know that the image is part of a picture, and preload it.
 */
export function FirstPicture({ name, alt }: { name: keyof typeof sizes; alt: string }) {
  const { wide, small } = sizes[name];
  return (
    <ThemedPicture>
      <picture className="block w-full">
        <source
          data-dark={NARROW}
          media={`${NARROW} and ${DARK}`}
          srcSet={`/welcome/${name}-small-dark.webp`}
          {...small}
        />
        <source media={NARROW} srcSet={`/welcome/${name}-small-light.webp`} {...small} />
        <source data-dark="all" media={`all and ${DARK}`} srcSet={`/welcome/${name}-dark.webp`} />
        <img
          src={`/welcome/${name}-light.webp`}
          alt={alt}
          {...wide}
          fetchPriority="high"
          decoding="async"
          className="mx-auto h-auto w-full rounded-panel border border-line shadow-dialog max-lg:max-w-120"
        />
      </picture>
    </ThemedPicture>
  );
}
