import type { Ref, RefObject } from "react";

/** One ref callback that fills our own ref and the caller's. */
export function mergeRefs<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return (element: Element | null) => {
    own.current = element;
    if (typeof given === "function") given(element);
    else if (given) given.current = element;
  };
}
