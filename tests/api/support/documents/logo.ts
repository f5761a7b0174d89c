import sharp from "sharp";
import { ask } from "../call";
import { upload } from "../objects";
import type { Tenant } from "../tenants";

type Color = { r: number; g: number; b: number; alpha?: number };

export const rust = { r: 168, g: 67, b: 28 };

/** Returns a picture in one color. */
export function solid(width: number, height: number, color: Color = rust) {
  const channels = color.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: color } });
}

/** Uploads a picture as a logo and returns its key. */
export async function uploadLogo(tenant: Tenant, bytes?: Uint8Array, type = "image/png"): Promise<string> {
  const picture = bytes ?? (await solid(600, 120).png().toBuffer());
  return upload(tenant, { name: "logo.png", category: "logo", type, bytes: new Uint8Array(picture) });
}

/** Gives a tenant a logo and a color; returns the key of the logo. */
export async function giveBranding(tenant: Tenant, accent = "#a8431c"): Promise<string> {
  const logo = await uploadLogo(tenant);
  const { status } = await ask(tenant, "PATCH", "users", { logo, accent });
  if (status !== 200) throw new Error(`The logo was refused: ${status}`);
  return logo;
}
