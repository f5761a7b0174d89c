/** Logo and color, as the profile and issued documents have them. */
export type Look = {
  logo: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  accent: string | null;
};

/** Returns the logo and color of a profile for a document. */
export function lookOf({ logo, logoWidth, logoHeight, accent }: Look): Look {
  return { logo, logoWidth, logoHeight, accent };
}
