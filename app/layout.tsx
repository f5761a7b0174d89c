import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/theme/theme-provider";
import { defaultDescription, defaultTitle } from "@/lib/link-preview/preview";
import { fontClass } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: defaultTitle, template: `%s · ${defaultTitle}` },
  description: defaultDescription,
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The on-screen keyboard makes the page lower, so that the footers of dialogs stay in sight above it.
  interactiveWidget: "resizes-content",
  // The canvas color, used for the browser's own bars.
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f4f1" },
    { media: "(prefers-color-scheme: dark)", color: "#151311" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClass} suppressHydrationWarning>
      <body>
        <script type="module" async>
          {process.env.EARLY_SCRIPT}
        </script>
        <ThemeProvider>{children}</ThemeProvider>
      </body>
    </html>
  );
}
