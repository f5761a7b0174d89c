"use client";

import { type Control, useWatch } from "react-hook-form";
import { clientQuery } from "@/lib/clients/queries";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import type { EntryForm, EntryFormInput } from "@/lib/time-entries/entry-form";
import { userQuery } from "@/lib/users/queries";

/** Returns the rate that applies to an entry without its own: the project's, the client's or the profile's, and whose it is. */
export function useRate(control: Control<EntryFormInput, unknown, EntryForm>) {
  const projectId = useWatch({ control, name: "projectId" });
  const project = useQueryData({ ...projectQuery(projectId ?? ""), enabled: projectId !== null });
  const clientId = project?.client?.id;
  const client = useQueryData({ ...clientQuery(clientId ?? ""), enabled: clientId !== undefined });
  const user = useQueryData(userQuery());
  const ways = [
    { rate: projectId === null ? null : project?.hourlyRate, of: "project" },
    { rate: clientId === undefined ? null : client?.hourlyRate, of: "client" },
    { rate: user?.hourlyRate, of: "profile" },
  ];
  const isKnown =
    user !== undefined &&
    (projectId === null || project !== undefined) &&
    (clientId === undefined || client !== undefined);
  const found = isKnown ? ways.find(({ rate }) => rate) : undefined;
  return {
    isKnown,
    rate: found?.rate ?? undefined,
    of: found?.of,
    currency: user?.currency,
  };
}
