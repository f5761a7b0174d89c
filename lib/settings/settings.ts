export type SignUp = "first" | "open" | "closed";

/** The server settings that the landing page uses. */
export type Settings = {
  /** True if sign-in with Google is configured. */
  google: boolean;
  /** The ways to sign in that work at the address of this request; in a browser only those that it has. */
  signIn: {
    /** Passkeys work on https and on localhost only. */
    passkey: boolean;
    passphrase: boolean;
    /** The name of the OpenID provider, if one is configured. */
    provider: string | null;
    /** True if the server can send a sign-in link by email. */
    mail: boolean;
  };
  /** The people who may create an account now; "first" until somebody has one. */
  signUp: SignUp;
  /** True if a sign-in with the provider may create a workspace, or keep a demo, now. */
  providerSignUp: boolean;
  /** True if demos can be started. */
  demos: boolean;
  /** The hours for which the data of a Google account is kept; 0 means permanently. */
  googleDataHours: number;
  /** The links of the landing page, which shows those that are set. */
  sourceUrl: string | null;
  portfolioUrl: string | null;
};
