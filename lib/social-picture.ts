import type { Metadata } from "next";

/**
 * Returns the Open Graph picture of the app. It needs an absolute URL and pages are static, so it is included only if the
 * public address is known at build time.
 */
export function socialPicture(publicAddress: string | undefined): Metadata {
  if (!publicAddress) return {};
  return {
    metadataBase: new URL(publicAddress),
    openGraph: { siteName: "Pennant", type: "website", images: [picture] },
    twitter: { card: "summary_large_image", images: [picture] },
  };
}

const picture = {
  url: "/welcome/social.png",
  width: 1200,
  height: 630,
  alt: "Every client flies a colour: Pennant's landing page, and a workspace in the colours of its clients",
};
