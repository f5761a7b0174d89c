/** What the landing page asks of the server it is on. */
export type Settings = {
  /** Whether sign-in with Google is set up. */
  google: boolean;
  /** How long the data of such a sign-in lives; 0 for good. */
  googleDataHours: number;
  sourceUrl: string | null;
  portfolioUrl: string | null;
};
