/** An account whose first rows may be those of a sample studio: all that were made before this id. */
type Sampled = { id: string; sampleEnd: string | null };

/** Returns whether a row belongs to the account's sample studio. Ids are in the order in which they were made. */
export function isSampleRow(rowId: string, { id, sampleEnd }: Sampled): boolean {
  return sampleEnd !== null && rowId > id && rowId < sampleEnd;
}
