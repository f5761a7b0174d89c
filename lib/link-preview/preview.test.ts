import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { linkPreview, picture, previewAgents } from "./preview";

it("the preview names the picture by an absolute URL", () => {
  const html = linkPreview("https://pennant.example");
  expect(html).toContain('<meta property="og:image" content="https://pennant.example/welcome/social.png">');
  expect(html).toContain('<meta property="og:url" content="https://pennant.example/">');
  expect(linkPreview('https://a.example"><script>')).not.toContain("<script>");
});

it("declares the picture's size", () => {
  const header = readFileSync(`public${picture.path}`).subarray(16, 24);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([picture.width, picture.height]);
});

it.each([
  ["Twitterbot/1.0", true],
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", true],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", true],
  ["Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", true],
  ["TelegramBot (like TwitterBot)", true],
  ["WhatsApp/2.23.20.0", true],
  ["http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.example/)", true],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Mozilla/5.0 SkypeUriPreview Preview/0.5", true],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
    false,
  ],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
  ["curl/8.5.0", false],
])("%s fetches previews: %s", (agent, isPreview) => {
  // Next matches the whole value.
  expect(new RegExp(`^${previewAgents}$`).test(agent)).toBe(isPreview);
});
