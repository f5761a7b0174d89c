import type { Metadata } from "next";

/**
 * What others show beside a link to this app. They ask for the picture by its whole address, and pages are static: so it is
 * there when the public address is known while the app is built, and else left out.
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
