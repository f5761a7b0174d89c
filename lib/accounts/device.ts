/**
 * Returns the browser and system of a User-Agent header: "Firefox on Linux"; null if neither is known. Coarse on purpose:
 * without versions or other parts of the header.
 */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const [browser, system] = [firstMatch(browsers, userAgent), firstMatch(systems, userAgent)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

/** Returns the text for a stored device. */
export function deviceLabel(device: string | null): string {
  return device ?? "Unknown device";
}

function firstMatch(names: [string, RegExp][], userAgent: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

// The order matters: most browsers also name those that they are compatible with.
const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ["Safari", /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
];

const systems: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];
