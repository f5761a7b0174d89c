/** A hash of everything that a build depends on. */
export function fingerprintSources(root: string): string;
