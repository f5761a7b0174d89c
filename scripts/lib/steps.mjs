/** Prints the label of a step and, when it is done, its duration on the same line. */
export async function step(label, work) {
  const started = performance.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(started)}\n`);
    return result;
  } catch (error) {
    process.stdout.write("\n");
    throw error;
  }
}

export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
