/** What a function returns, or undefined when it throws, as browser storage does in private windows or when it is full. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
