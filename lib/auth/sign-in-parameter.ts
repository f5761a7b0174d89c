/** The part of an address that says how a sign-in ended. */
export const signInParameter = "signin";
