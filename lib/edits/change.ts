/** A change of one row. `version` is the `updatedAt` that it was made upon; without it the last change stands. */
export type Change<Patch> = Patch & { id: string; version?: string };
