/**
 * The programs that fetch an address to show a preview of it, as they name themselves in `User-Agent`. Messages and iMessage
 * name themselves as the first two, Signal as WhatsApp, Teams as Skype.
 */
const AGENTS = [
  "facebookexternalhit",
  "Twitterbot",
  "facebookcatalog",
  "LinkedInBot",
  "Slackbot",
  "Discordbot",
  "WhatsApp",
  "TelegramBot",
  "SkypeUriPreview",
  "Mastodon",
  "Bluesky",
  "Synapse",
  "redditbot",
  "Pinterest",
  "Iframely",
  "Embedly",
  "vkShare",
];

/** Matches the whole `User-Agent` of such a program, as `has` in next.config.ts expects it. */
export const previewAgents = `.*(?:${AGENTS.join("|")}).*`;

export const defaultTitle = "Pennant";
export const defaultDescription = "A workspace for freelancers with many clients.";

export const picture = {
  path: "/welcome/social.png",
  width: 1200,
  height: 630,
  alt: "Clients, projects and invoices on one desk: Pennant, and a workspace in the colours of its clients",
};

/** Returns the HTML document that a preview program reads, for the server at `origin`. */
export function linkPreview(origin: string): string {
  const properties = {
    "og:type": "website",
    "og:site_name": defaultTitle,
    "og:title": defaultTitle,
    "og:description": defaultDescription,
    "og:url": `${origin}/`,
    "og:image": `${origin}${picture.path}`,
    "og:image:width": String(picture.width),
    "og:image:height": String(picture.height),
    "og:image:alt": picture.alt,
  };
  const names = { description: defaultDescription, "twitter:card": "summary_large_image" };
  const tags = [
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${defaultTitle}</title>
${tags.join("\n")}
</head>
<body><a href="${escape(`${origin}/`)}">${defaultTitle}</a></body>
</html>
`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
