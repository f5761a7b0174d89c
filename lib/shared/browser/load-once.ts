/**
 * Returns a function that loads a value once and then returns the same. A failure is not kept: the next call loads again.
 * `forget` makes the next call load again as well.
 */
export function loadOnce<Value>(load: () => Promise<Value>): {
  (): Promise<Value>;
  forget: () => void;
} {
  let loading: Promise<Value> | undefined;
  const get = () => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.catch(() => {
      if (loading === started) loading = undefined;
    });
    return started;
  };
  const forget = () => {
    loading = undefined;
  };
  return Object.assign(get, { forget });
}
