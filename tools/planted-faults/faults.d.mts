export const faults: readonly {
  name: string;
  file: string;
  /** A text that the file contains once. */
  find: string;
  replace: string;
  /** The test files that must fail. */
  tests: readonly string[];
}[];
