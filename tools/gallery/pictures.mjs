// `npm run pictures`: creates the images of the landing page, the README and link previews from the screenshots of `npm run gallery`.
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const root = path.resolve(import.meta.dirname, "../..");
const pages = ["projects", "project", "actions", "clients"];
const landing = "welcome";
const themes = ["light", "dark"];

const screenshotOf = (page, theme) => path.join(root, ".gallery", `${page}-1440-${theme}.png`);
const missing = [...pages, landing]
  .flatMap((page) => themes.map((theme) => screenshotOf(page, theme)))
  .filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`Take the screenshots first with npm run gallery. Missing: ${missing.join(", ")}`);
  process.exit(1);
}

const folder = path.join(root, "public", "welcome");
mkdirSync(folder, { recursive: true });
for (const page of pages) {
  for (const theme of themes) {
    const picture = sharp(screenshotOf(page, theme));
    await picture
      .clone()
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${page}-${theme}.webp`));
    await picture
      .clone()
      .resize(720)
      .webp({ quality: 78 })
      .toFile(path.join(folder, `${page}-${theme}-small.webp`));
  }
}

const shown = path.join(root, "docs", "pictures");
mkdirSync(shown, { recursive: true });
for (const theme of themes) {
  await sharp(screenshotOf("projects", theme))
    .png({ palette: true, quality: 90 })
    .toFile(path.join(shown, `projects-${theme}.png`));
}

// The image for link previews: the landing page's first screen, at the usual size.
const canvas = "#f6f4f1";
await sharp(screenshotOf(landing, "light"))
  .extract({ left: 0, top: 0, width: 1440, height: 690 })
  .resize(1200)
  .extend({ bottom: 55, background: canvas })
  .png({ palette: true, quality: 90 })
  .toFile(path.join(folder, "social.png"));
