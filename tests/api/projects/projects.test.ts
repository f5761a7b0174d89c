import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { projectSchema } from "@/lib/projects/schema";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant } from "../support/tenants";

describe("POST projects", () => {
  it("needs only a name, and has the defaults of the specification", async () => {
    const tenant = await newTenant();
    const empty = await ask(tenant, "POST", "projects", {});
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      [{ path: "name", message: "Please enter a project name" }],
    ]);
    expect(await createRow(tenant, "projects", { name: " Studio website ", clientId: "" })).toMatchObject({
      name: "Studio website",
      clientId: null,
      client: null,
      projectStatus: "active",
      paymentStatus: "pending",
      budget: 0,
      pinned: false,
      note: null,
      links: [],
      tasks: [],
      clientContacts: [],
      partnerContacts: [],
      salesDocuments: [],
    });
  });

  it.each([
    [null, "Please enter a budget"],
    ["", "Please enter a budget"],
    [-1, "Please enter a number (no leading 0)"],
    [1.5, "Please enter a number (no leading 0)"],
    ["1.5", "Please enter a number (no leading 0)"],
    ["0123", "Please enter a number (no leading 0)"],
    ["many", "Please enter a number (no leading 0)"],
    [[5], "Please enter a number (no leading 0)"],
    ["1,25,0", "Invalid number. Use a format like 1250.50"],
    [1_000_000_000_000, "Must be at most 999,999,999,999"],
  ])("rejects the budget %s", async (budget, message) => {
    const answer = await ask(await newTenant(), "POST", "projects", { name: "P", budget });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: "budget", message }]]);
  });

  it("stores a budget up to the limit exactly, sent as a number or as text", async () => {
    const tenant = await newTenant();
    for (const budget of [999_999_999_999, "999999999999"])
      expect(await createRow(tenant, "projects", { name: "P", budget })).toMatchObject({
        budget: 999_999_999_999,
      });
  });

  it("returns 404 for another tenant's client and writes nothing", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const client = await createRow(other, "clients", { name: "Theirs" });
    const answer = await ask(tenant, "POST", "projects", { name: "Mine", clientId: client.id });
    expect(answer.status).toBe(404);
    expect((await searchNames(tenant, "projects")).total).toBe(0);
  });
});

describe("PATCH projects/{id}", () => {
  it("replaces the links in their order, and rejects an invalid link", async () => {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, "projects", { name: "P" });
    const links = [
      { label: "Repository", url: "https://git.example/r?a=1#top" },
      { label: "Board", url: "http://board.example" },
    ];
    const saved = await ask(tenant, "PATCH", `projects/${id}`, { links });
    expect(projectSchema.parse(saved.body).links).toEqual(links);
    for (const [link, path, message] of [
      [{ label: " ", url: "https://a.example" }, "links.0.label", "Please specify label"],
      [{ url: "https://a.example" }, "links.0.label", "Please specify label"],
      [{ label: "A", url: "" }, "links.0.url", "Please specify url"],
      [{ label: "A" }, "links.0.url", "Please specify url"],
      [{ label: "A", url: "a.example" }, "links.0.url", "Invalid URL"],
      [{ label: "A", url: "javascript:alert(1)" }, "links.0.url", "Invalid URL"],
      [{ label: "A", url: "ftp://a.example" }, "links.0.url", "Invalid URL"],
    ] as const) {
      const answer = await ask(tenant, "PATCH", `projects/${id}`, { links: [link] });
      expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    }
    expect((await ask(tenant, "PATCH", `projects/${id}`, { links: [] })).body.links).toEqual([]);
  });

  it("replaces its client contacts and its partner contacts independently", async () => {
    const tenant = await newTenant();
    const { id: companyId } = await createRow(tenant, "clients", { name: "Client", themeColor: "teal" });
    const { id } = await createRow(tenant, "projects", { name: "P", clientId: companyId });
    const [zoe, anna] = [
      await createRow(tenant, "client-contacts", { name: "Zoë", role: "Owner", companyId }),
      await createRow(tenant, "client-contacts", { name: "anna", role: "Editor", companyId }),
    ];
    const partner = await createRow(tenant, "partner-contacts", { name: "Pat", role: "Printer" });
    const choose = (contactType: string, contacts: string[]) =>
      ask(tenant, "PATCH", `projects/${id}`, { contacts: { contactType, contacts } });
    const both = await choose("client", [zoe.id, anna.id, zoe.id]);
    expect(projectSchema.parse(both.body)).toMatchObject({
      clientContacts: [{ name: "anna", company: { id: companyId, themeColor: "teal" } }, { name: "Zoë" }],
      partnerContacts: [],
    });
    await choose("partner", [partner.id]);
    expect((await choose("client", [zoe.id])).body).toMatchObject({
      clientContacts: [{ name: "Zoë" }],
      partnerContacts: [{ name: "Pat", company: "Freelancer" }],
    });
    expect((await searchNames(tenant, "client-contacts", { projectId: id })).names).toEqual(["Zoë"]);
    expect((await searchNames(tenant, "partner-contacts", { projectId: id })).names).toEqual(["Pat"]);
    expect((await choose("client", [])).body.clientContacts).toEqual([]);
    expect((await choose("nobody", [])).status).toBe(422);
  });

  it("returns 404 for another tenant's contacts and changes nothing", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const { id } = await createRow(tenant, "projects", { name: "P" });
    const mine = await createRow(tenant, "partner-contacts", { name: "Mine", role: "R" });
    const theirs = await createRow(other, "partner-contacts", { name: "Theirs", role: "R" });
    const choose = (contacts: string[]) =>
      ask(tenant, "PATCH", `projects/${id}`, { contacts: { contactType: "partner", contacts } });
    await choose([mine.id]);
    expect((await choose([theirs.id])).status).toBe(404);
    expect((await choose([mine.id, newId()])).status).toBe(404);
    expect((await searchNames(tenant, "partner-contacts", { projectId: id })).names).toEqual(["Mine"]);
  });

  it("loses a contact that is deleted", async () => {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, "projects", { name: "P" });
    const partner = await createRow(tenant, "partner-contacts", { name: "Pat", role: "R" });
    await ask(tenant, "PATCH", `projects/${id}`, {
      contacts: { contactType: "partner", contacts: [partner.id] },
    });
    await ask(tenant, "DELETE", `partner-contacts/${partner.id}`);
    expect((await ask(tenant, "GET", `projects/${id}`)).body.partnerContacts).toEqual([]);
  });

  it("moves to another client, or to none", async () => {
    const tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Client" });
    const { id } = await createRow(tenant, "projects", { name: "P" });
    const moved = await ask(tenant, "PATCH", `projects/${id}`, { clientId: client.id });
    expect(moved.body).toMatchObject({ clientId: client.id, client: { name: "Client" } });
    expect((await ask(tenant, "PATCH", `projects/${id}`, { clientId: "" })).body.client).toBeNull();
    expect((await ask(tenant, "PATCH", `projects/${id}`, { clientId: newId() })).status).toBe(404);
  });
});
