import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { attachXml } from "@/lib/e-invoices/server/factur-x";
import { readFacturX } from "@/tests/e-invoices/factur-x";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { NOT_A_LOGO, TOO_NARROW } from "@/lib/logo/size";
import { ask, call } from "../support/call";
import { newLink, openPage } from "../support/documents/document-links";
import { newIssuer } from "../support/documents/issued";
import { giveBranding, solid, uploadLogo } from "../support/documents/logo";
import { presign, text, upload } from "../support/objects";
import { readImages } from "../support/pdf/pdf-images";
import { withUnknownFilter } from "../support/png";
import { download } from "../support/pdf/print-document";
import { newTenant, type Tenant } from "../support/tenants";

const isStored = (key: string) => existsSync(path.join(storageFolder(), key));
const setLogo = (tenant: Tenant, logo: string | null) => ask(tenant, "PATCH", "users", { logo });

describe("the logo of the profile", () => {
  it("is stored with its size, replaced and removed", async () => {
    const tenant = await newTenant();
    const first = await uploadLogo(tenant);
    expect((await setLogo(tenant, first)).body).toMatchObject({
      logo: first,
      logoWidth: 600,
      logoHeight: 120,
    });
    // Sent back unchanged, as a program that reads and writes the profile does.
    expect((await setLogo(tenant, first)).body).toMatchObject({ logo: first, logoWidth: 600 });
    const second = await uploadLogo(tenant, await solid(300, 300).jpeg().toBuffer(), "image/jpeg");
    expect((await setLogo(tenant, second)).body).toMatchObject({
      logo: second,
      logoWidth: 300,
      logoHeight: 300,
    });
    expect(isStored(first)).toBe(false);
    expect((await setLogo(tenant, null)).body).toMatchObject({
      logo: null,
      logoWidth: null,
      logoHeight: null,
    });
    expect(isStored(second)).toBe(false);
  });

  it.each([
    ["a text", () => text("no picture"), NOT_A_LOGO],
    ["a picture with rows of an unknown filter", withUnknownFilter, /can't be read/],
    ["a line", () => solid(1, 1999).png().toBuffer(), TOO_NARROW],
    ["a picture of 20,000 pixels", () => solid(16, 20_000).png().toBuffer(), /at most 2,000 pixels/],
    [
      "half a picture",
      async () => (await solid(600, 120).png().toBuffer()).subarray(0, 200),
      /can't be read/,
    ],
  ])("is not %s, which is removed", async (_, make, message) => {
    const tenant = await newTenant();
    const key = await uploadLogo(tenant, await make());
    const answer = await setLogo(tenant, key);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: "logo", message: expect.stringMatching(message) as string }]);
    expect(isStored(key)).toBe(false);
    expect(await db.upload.count({ where: { userId: tenant.userId } })).toBe(0);
  });

  it("is a PNG or JPEG of the size of pictures, uploaded as a logo", async () => {
    const tenant = await newTenant("full");
    const svg = await presign(tenant, { category: "logo", type: "image/svg+xml" });
    expect([svg.status, svg.body.detail]).toEqual([422, expect.stringContaining(NOT_A_LOGO) as string]);
    const large = await presign(tenant, { category: "logo", type: "image/png", size: 3 * 1024 * 1024 });
    expect(large.status).toBe(413);
    const avatar = await upload(tenant, { category: "user", type: "image/png" });
    expect((await setLogo(tenant, avatar)).status).toBe(404);
    expect((await ask(tenant, "PATCH", "users", { avatar: await uploadLogo(tenant) })).status).toBe(404);
  });

  it("has a color that is stored as typed and refused when it is none", async () => {
    const tenant = await newTenant();
    const color = async (accent: unknown) => (await ask(tenant, "PATCH", "users", { accent })).body;
    expect((await color("1F5F8B")).accent).toBe("#1f5f8b");
    expect((await color("#FD0")).accent).toBe("#ffdd00");
    expect((await color("")).accent).toBeNull();
    for (const wrong of ["red", "#12345", 7])
      expect((await color(wrong)).errors).toEqual([
        { path: "accent", message: "Must be a colour such as #1f5f8b" },
      ]);
  });
});

describe("a document", () => {
  it("keeps logo and color as of its issue; a draft follows the profile", async () => {
    const { tenant, add, issued, read } = await newIssuer();
    const logo = await giveBranding(tenant);
    const document = await issued();
    const branding = { logo, logoWidth: 600, logoHeight: 120, accent: "#a8431c" };
    expect(document).toMatchObject(branding);
    const { bytes } = await download(tenant, document.id);
    expect(await readImages(bytes)).toEqual([
      { width: 600, height: 120, colors: "DeviceRGB", hasMask: false },
    ]);

    const draft = await add();
    expect(draft).toMatchObject({ logo: null, accent: null });
    expect(await readImages((await download(tenant, draft.id)).bytes)).toHaveLength(1);
    await ask(tenant, "PATCH", "users", { logo: null, accent: null });
    expect(await read(document.id)).toMatchObject(branding);
    expect(isStored(logo)).toBe(true);
    expect((await ask(tenant, "POST", "files/url", { key: logo })).status).toBe(200);
    expect(await readImages((await download(tenant, draft.id)).bytes)).toHaveLength(0);
  });

  it("gives the logo back when it is taken back, and the object is removed with the last one that has it", async () => {
    const { tenant, issued, succeed } = await newIssuer();
    const logo = await giveBranding(tenant);
    const documents = [await issued(), await issued()];
    await setLogo(tenant, null);
    for (const { id } of documents.toReversed()) {
      expect(isStored(logo)).toBe(true);
      expect(await succeed(id, "take-back")).toMatchObject({ logo: null, logoWidth: null, accent: null });
    }
    expect(isStored(logo)).toBe(false);
  });

  it("never loses its logo to a change of the profile at the same time", async () => {
    const { tenant, add, post, read } = await newIssuer();
    for (let round = 0; round < 8; round++) {
      const [logo, { id }] = [await giveBranding(tenant), await add()];
      await Promise.all([post(id, "issue"), setLogo(tenant, null)]);
      const document = await read(id);
      expect([null, logo]).toContain(document.logo);
      expect(isStored(logo)).toBe(document.logo === logo);
    }
  });

  it.each([
    ["transparency", () => solid(200, 60, { r: 0, g: 0, b: 0, alpha: 0.5 }).png().toBuffer(), true],
    ["a palette", () => solid(200, 60).png({ palette: true }).toBuffer(), false],
    ["interlacing", () => solid(200, 60).png({ progressive: true }).toBuffer(), false],
  ])("is PDF/A with a logo with %s", async (_, make, hasMask) => {
    const { tenant, add } = await newIssuer();
    await setLogo(tenant, await uploadLogo(tenant, await make()));
    const { bytes } = await download(tenant, (await add()).id);
    expect(await readImages(bytes)).toMatchObject([{ width: 200, height: 60, hasMask }]);
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/\/Interpolate true|\/DeviceCMYK|\/LZWDecode/);
    const invoice = await readFacturX(await attachXml(bytes, "<invoice/>", new Date("2026-11-20")));
    expect(invoice).toMatchObject({ intent: "/GTS_PDFA1", hasProfile: true, associated: 1 });
    expect(invoice.xmp).toContain("<pdfaid:part>3</pdfaid:part>");
  });

  it.each(["draft", "issued document"])(
    "as %s is made without a logo that cannot be printed",
    async (which) => {
      const { tenant, add, issued } = await newIssuer();
      const logo = await giveBranding(tenant);
      // Earlier versions stored pictures as they were uploaded.
      await writeFile(path.join(storageFolder(), logo), withUnknownFilter());
      const { id } = which === "draft" ? await add() : await issued();
      expect(await readImages((await download(tenant, id)).bytes)).toEqual([]);
    },
  );

  it("shows the logo on the client's page, under the address of the link", async () => {
    const { tenant, issued } = await newIssuer();
    await giveBranding(tenant, "#ffdd00");
    const token = await newLink(tenant, (await issued()).id);
    await ask(tenant, "PATCH", "users", { logo: null, accent: null });
    const { html, headers } = await openPage(token);
    expect(html).toContain(`src="/p/${token}/logo"`);
    // Darkened, in a style that the policy allows.
    const [, accent = ""] = /<style>(\.paper,\.due-now\{--strong:#[0-9a-f]{6}\})<\/style>/.exec(html) ?? [];
    expect(accent).not.toContain("#ffdd00");
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", text(accent))).toString("base64");
    expect(headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    const logo = await call(null, "GET", `public/documents/${token}/logo`);
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(logo.headers.get("cache-control")).toBe("no-store");

    const plain = await newLink(tenant, (await issued()).id);
    expect((await openPage(plain)).html).not.toContain("<img");
    expect((await call(null, "GET", `public/documents/${plain}/logo`)).status).toBe(404);
    const guess = randomBytes(32).toString("base64url");
    expect((await call(null, "GET", `public/documents/${guess}/logo`)).status).toBe(404);
  });
});
