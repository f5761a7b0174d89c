import { readFileSync } from "node:fs";
import os from "node:os";

// An estimate: 2.1 GB were measured for a build without source maps. See docs/deploy.md, "Small machines".
const NEEDED_MB = 2_500;

/** Returns a sentence if memory and swap are too small for a build, which would then take very long or be killed. */
export function memoryWarning(available = availableMb()) {
  if (available >= NEEDED_MB) return undefined;
  return (
    `  A build needs about ${(NEEDED_MB / 1000).toFixed(1)} GB of memory, and this machine has ${(available / 1000).toFixed(1)} GB with its swap. ` +
    'It may not finish: see "Small machines" in docs/deploy.md.'
  );
}

/** The memory of this machine or container, and the swap, in megabytes. */
function availableMb() {
  // 0 or a huge number without a limit.
  const limit = process.constrainedMemory() || Infinity;
  return (Math.min(os.totalmem(), limit) + swap()) / 1e6;
}

function swap() {
  try {
    const [, kilobytes = "0"] = /^SwapTotal:\s+(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
