// `npm run pictures`: takes the screenshots of the landing page, the README and link previews, and creates their images.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { takeSocialImage } from "./social-image.mjs";

const root = path.resolve(import.meta.dirname, "../..");
/** The pictures of the landing page: entries of the gallery, each also in a small one for phones. */
const pictures = ["projects", "clients", "week", "invoice", "time", "ledger"];
const themes = ["light", "dark"];
const scale = 2;

const screenshotOf = (name) => path.join(root, ".gallery", `${name}.png`);
const wanted = pictures.flatMap((name) => [`picture-${name}`, `picture-${name}-small`]);
execFileSync(process.execPath, [path.join(import.meta.dirname, "run.mjs"), ...wanted, "projects"], {
  stdio: "inherit",
  env: {
    ...process.env,
    GALLERY_WIDTHS: "1440",
    GALLERY_SCALE: String(scale),
    GALLERY_TYPEFACE: "required",
  },
});

const folder = path.join(root, "public", "welcome");
mkdirSync(folder, { recursive: true });
/** By picture: its size and that of its small one in CSS pixels, for the page to reserve their places. */
const sizes = {};
for (const name of pictures) {
  const [wide, small] = await Promise.all([convert(name), convert(`${name}-small`)]);
  sizes[name] = { wide, small };
}
writeFileSync(
  path.join(root, "components", "landing", "picture-sizes.json"),
  `${JSON.stringify(sizes, null, 2)}\n`,
);

/** Makes both themes of a picture. Returns the size that both have. */
async function convert(name) {
  const [light, dark] = await Promise.all(
    themes.map((theme) =>
      sharp(screenshotOf(`picture-${name}-${theme}`))
        .webp({ quality: 80 })
        .toFile(path.join(folder, `${name}-${theme}.webp`)),
    ),
  );
  if (light.width !== dark.width || light.height !== dark.height)
    throw new Error(`${name} differs in size between light and dark`);
  return { width: Math.round(light.width / scale), height: Math.round(light.height / scale) };
}

const shown = path.join(root, "docs", "pictures");
mkdirSync(shown, { recursive: true });
for (const theme of themes) {
  await sharp(screenshotOf(`projects-1440-${theme}`))
    .resize(1440)
    .png({ palette: true, quality: 90 })
    .toFile(path.join(shown, `projects-${theme}.png`));
}

await takeSocialImage(path.join(folder, "social.png"), screenshotOf("picture-projects-light"));
