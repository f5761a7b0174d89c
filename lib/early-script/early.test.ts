import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { compileEarlyScript } from "../../scripts/lib/build/early-script.mjs";

const script = await compileEarlyScript(path.resolve(import.meta.dirname, "../.."));
const id = "01a1fb63-0000-7000-8000-000000000000";

/** Runs the script of a page at an address, and returns the paths that it asks for, without those of every page. */
async function callsAt(pathname: string): Promise<string[]> {
  const asked: string[] = [];
  const fetch = (address: string, { signal }: { signal?: AbortSignal } = {}) => {
    expect(signal, address).toBeInstanceOf(AbortSignal);
    asked.push(address);
    return Promise.resolve(Response.json({ data: { accessToken: "token" }, items: [] }));
  };
  const place = { pathname, search: "" };
  const page = { addEventListener: () => {}, localStorage: { getItem: () => null }, document: {} };
  runInNewContext(script, { ...page, location: place, fetch, AbortSignal, Intl });
  await new Promise((resolve) => setTimeout(resolve));
  return asked.filter((address) => address !== "/api/users" && address !== "/api/auth/refresh");
}

it("asks for the settings and the session on the landing page, each with a timeout", async () => {
  expect(await callsAt("/welcome")).toEqual(["/api/settings", "/api/auth/session"]);
});

it("asks for the rows of the project in the address", async () => {
  expect(await callsAt(`/home/projects/${id}`)).toEqual(
    expect.arrayContaining([`/api/projects/${id}`, "/api/tasks/search"]),
  );
});

it("asks for no row that an address typed by hand cannot name", async () => {
  for (const address of ["/home/projects/open", "/home/projects/nowhere", "/home/clients/open"])
    expect(await callsAt(address), address).toEqual(["/api/projects/search"]);
});
