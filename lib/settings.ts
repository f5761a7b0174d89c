/** Where the landing page's links lead unless the environment says otherwise. A fork changes them here. */
export const defaultLinks = {
  sourceUrl: "https://pennant.example/source",
  portfolioUrl: "https://pennant.example",
};

/** What the landing page asks of the server it is on. */
export type Settings = {
  /** Whether sign-in with Google is set up. */
  google: boolean;
  /** How long the data of such a sign-in lives; 0 for good. */
  googleDataHours: number;
  /** The two links are null only where the server could not be asked. */
  sourceUrl: string | null;
  portfolioUrl: string | null;
};
