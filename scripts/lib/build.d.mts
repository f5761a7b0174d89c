/** The build folder of the tests, separate from the developer's build. */
export const testBuildFolder: string;

/** Builds the app if its sources changed; returns the path of the standalone server. */
export function buildApp(root: string): Promise<string>;
