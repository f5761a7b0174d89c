"use client";

import { useEffect, useState } from "react";
import { englishWords, type PaperWords } from "@/lib/sales-documents/paper-labels/words";

/** Returns the words of a language. Those of other languages than English are loaded when they are needed. */
export function usePaperWords(language: string | null | undefined): PaperWords {
  const [loaded, setLoaded] = useState<{ language: string; words: PaperWords } | null>(null);
  const wanted = language ?? "en";
  useEffect(() => {
    if (wanted === "en") return;
    void import("@/lib/sales-documents/paper-labels/words-by-language").then(
      ({ wordsOf }) => setLoaded({ language: wanted, words: wordsOf(wanted) }),
      // Without a connection the page keeps the words that it has.
      () => undefined,
    );
  }, [wanted]);
  return loaded?.language === wanted ? loaded.words : englishWords;
}
