"use client";

import { useState } from "react";

/** The ceiling of every press: a page with nothing but a button. Only in the benchmark's build (pageExtensions in next.config.ts). */
export default function BarePage() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <main>
      <button type="button" aria-pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
        Press
      </button>
    </main>
  );
}
