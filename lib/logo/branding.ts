/** Logo and color, as the profile and issued documents have them. */
export type Branding = {
  logo: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  accent: string | null;
};

/** Returns the logo and color of a profile for a document. */
export function brandingOf({ logo, logoWidth, logoHeight, accent }: Branding): Branding {
  return { logo, logoWidth, logoHeight, accent };
}
