import { expect, test } from "../../setup/test";

test("exports a workspace and imports it into an empty one, in the worker threads of the built server", async ({
  request,
}) => {
  const start = async (demo: string) => {
    // As the app sends it: without a header of its own, a call does not replace a session.
    const answer = await request.get(`/api/${demo}`, { headers: { "time-zone": "Europe/Oslo" } });
    const { data } = (await answer.json()) as { data: { accessToken: string } };
    return { authorization: `Bearer ${data.accessToken}` };
  };
  const full = await start("demo");
  const archive = await (await request.get("/api/export", { headers: full })).body();
  const blank = await start("demo/blank");
  const damaged = await request.post("/api/import", { headers: blank, data: archive.subarray(0, 5000) });
  expect(damaged.status()).toBe(422);
  const imported = await request.post("/api/import", { headers: blank, data: archive });
  expect([imported.status(), await imported.json()]).toEqual([
    200,
    expect.objectContaining({ clients: 8, projects: 22 }),
  ]);
});
