"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useTheme } from "@/components/theme/use-theme";

/** Makes the picture in it follow the chosen theme. Its dark sources name the screens that they are for in `data-dark`. */
export function ThemedPicture({ children }: { children: ReactNode }) {
  "use no memo";
  const { theme } = useTheme();
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    for (const source of frame.current?.querySelectorAll<HTMLSourceElement>("[data-dark]") ?? []) {
      const screens = source.dataset.dark ?? "";
      if (theme === "system") source.media = `${screens} and (prefers-color-scheme: dark)`;
      else if (theme) source.media = theme === "dark" ? screens : "not all";
    }
  }, [theme]);
  return (
    <span ref={frame} className="contents">
      {children}
    </span>
  );
}
