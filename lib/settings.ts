/** The default targets of the landing page's links, which the environment can override. A fork changes them here. */
export const defaultLinks = {
  sourceUrl: "https://pennant.example/source",
  portfolioUrl: "https://pennant.example",
};

/** The server settings that the landing page uses. */
export type Settings = {
  /** Whether sign-in with Google is configured. */
  google: boolean;
  /** How long the data of a Google account is kept; 0 means permanently. */
  googleDataHours: number;
  /** Both links are null only if the server could not be reached. */
  sourceUrl: string | null;
  portfolioUrl: string | null;
};
