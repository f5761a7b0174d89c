import type { Config } from "tailwindcss";

// Design tokens are in app/globals.css; this file configures where class names are found and the maximum page width.
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: { extend: { maxWidth: { page: "1600px" } } },
};

export default config;
