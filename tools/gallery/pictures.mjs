// `npm run pictures`: takes the screenshots of the landing page, the README and link previews, and creates their images.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const root = path.resolve(import.meta.dirname, "../..");
/** The pictures of the landing page, with the entry of the gallery that each shows. */
const pictures = {
  projects: "projects",
  project: "project",
  calendar: "actions-month",
  invoice: "document-issued-invoice",
  income: "income",
};
const landing = "welcome";
const themes = ["light", "dark"];
/** A phone shows the top of the page in portrait, in the pixels of its screen. */
const phone = { left: 0, top: 0, width: 780, height: 975 };

const screenshotOf = (entry, width, theme) => path.join(root, ".gallery", `${entry}-${width}-${theme}.png`);
execFileSync(
  process.execPath,
  [path.join(import.meta.dirname, "run.mjs"), ...Object.values(pictures), landing],
  {
    stdio: "inherit",
    env: { ...process.env, GALLERY_WIDTHS: "390,1440", GALLERY_SCALE: "2", GALLERY_TYPEFACE: "required" },
  },
);

const folder = path.join(root, "public", "welcome");
mkdirSync(folder, { recursive: true });
for (const [name, entry] of Object.entries(pictures))
  for (const theme of themes) {
    await sharp(screenshotOf(entry, 1440, theme))
      .resize(1440)
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}-${theme}.webp`));
    await sharp(screenshotOf(entry, 390, theme))
      .extract(phone)
      .webp({ quality: 70 })
      .toFile(path.join(folder, `${name}-${theme}-small.webp`));
  }

const shown = path.join(root, "docs", "pictures");
mkdirSync(shown, { recursive: true });
for (const theme of themes) {
  await sharp(screenshotOf("projects", 1440, theme))
    .resize(1440)
    .png({ palette: true, quality: 90 })
    .toFile(path.join(shown, `projects-${theme}.png`));
}

// The image for link previews: the landing page's first screen, at the usual size.
const canvas = "#f6f4f1";
await sharp(screenshotOf(landing, 1440, "light"))
  .extract({ left: 0, top: 0, width: 2880, height: 1380 })
  .resize(1200)
  .extend({ bottom: 55, background: canvas })
  .png({ palette: true, quality: 90 })
  .toFile(path.join(folder, "social.png"));
