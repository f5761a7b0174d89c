import type { Config } from "tailwindcss";

// Tokens live in app/globals.css; this file says where class names are found, and how wide a page grows.
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: { extend: { maxWidth: { page: "1600px" } } },
};

export default config;
