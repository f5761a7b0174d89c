import { createHash } from "node:crypto";
import { BaseSequencer } from "vitest/node";

/**
 * Sorts the test files at random, but those of one project together. Vitest ends a process that files share as soon as the next
 * file belongs to another project, and the first file of a process imports the whole server.
 */
export class ByProject extends BaseSequencer {
  async sort(files) {
    const projects = [...new Set(files.map(({ project }) => project))];
    const { seed } = this.ctx.config.sequence;
    const key = ({ project, moduleId }) =>
      `${projects.indexOf(project)} ${createHash("sha256").update(`${seed} ${moduleId}`).digest("hex")}`;
    return files.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  }
}
