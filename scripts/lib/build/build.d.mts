/** The build folder of the tests, separate from the developer's build. */
export const testBuildFolder: string;
