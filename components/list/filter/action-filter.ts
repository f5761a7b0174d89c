"use client";

import { createContext, useContext } from "react";
import { anyId, anyText } from "@/components/list/filter/url-fields";

/** The filters of the actions page, which its panels share. */
export type ActionFilter = { name?: string; clientId?: string; projectId?: string; tag?: string };

export const actionUrlFields = { name: anyText, clientId: anyId(), projectId: anyId(), tag: anyText };

export const ActionFilterContext = createContext<{ filter: ActionFilter; clear?: () => void }>({
  filter: {},
});

/** Returns the filter of the page; it is empty where the page has none. */
export function useActionFilter() {
  return useContext(ActionFilterContext);
}
