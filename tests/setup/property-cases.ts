/**
 * Returns the number of random cases of a property: the given one, or PROPERTY_CASES if that is more. `npm run test:full` sets it.
 */
export function propertyCases(usual: number): number {
  return Math.max(usual, Number(process.env.PROPERTY_CASES ?? 0));
}

/** Returns the number as it stands in the title of a test: "5,000". */
export function casesText(cases: number): string {
  return cases.toLocaleString("en-US");
}

/** Returns how often something is repeated: less in `npm test` than in `npm run test:full`. */
export function repetitions(usual: number, full: number): number {
  return process.env.TEST_FULL ? full : usual;
}
