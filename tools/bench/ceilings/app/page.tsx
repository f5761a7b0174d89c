"use client";

import { useState } from "react";

/** The floor for every press: a page with only a button. */
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
