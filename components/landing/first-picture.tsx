"use client";

import { useTheme } from "@/components/theme/use-theme";

const PHONE = "(max-width: 700px)";

/**
 * The page's largest picture (LCP), loaded eagerly: one download in each theme. The HTML follows the system's theme; a theme that
 * the visitor chose applies as soon as it is known.
 */
export function FirstPicture({ name, alt }: { name: string; alt: string }) {
  const { theme } = useTheme();
  const dark = theme === "dark" ? "all" : theme === "light" ? "not all" : "(prefers-color-scheme: dark)";
  const small = { width: 780, height: 975 };
  return (
    <picture>
      {dark !== "not all" && (
        <source
          media={dark === "all" ? PHONE : `${dark} and ${PHONE}`}
          srcSet={`/welcome/${name}-dark-small.webp`}
          {...small}
        />
      )}
      <source media={PHONE} srcSet={`/welcome/${name}-light-small.webp`} {...small} />
      <source media={dark} srcSet={`/welcome/${name}-dark.webp`} />
      <img
        src={`/welcome/${name}-light.webp`}
        alt={alt}
        width={1440}
        height={900}
        fetchPriority="high"
        decoding="async"
        className="h-auto w-full rounded-panel border border-line"
      />
    </picture>
  );
}
