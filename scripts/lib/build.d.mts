/** The journeys' own build: a developer's beside it notices nothing. */
export const testBuildFolder: string;
