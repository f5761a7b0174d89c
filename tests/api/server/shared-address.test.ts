import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { noteForwarded, sharedAddressWarning } from "@/lib/server/http/limits/shared-address";
import { sweep } from "@/lib/sweep/server/sweep";
import { log } from "@/lib/server/log";
import { processWide } from "@/lib/server/process-wide";
import { newServerOwner, readServerStatus } from "../support/accounts/server-owner";
import { newTenant } from "../support/tenants";

const warning = /^Many callers share one address.*TRUSTED_PROXIES/;
const logged = vi.spyOn(log, "warn").mockImplementation(() => undefined);

beforeEach(async () => {
  vi.unstubAllEnvs();
  logged.mockClear();
  await db.session.updateMany({ data: { address: null } });
  Object.assign(
    processWide("shared address", () => ({})),
    { isShared: false, isLogged: false },
  );
});

const forward = (peer: string, callers: number) => {
  for (let at = 0; at < callers; at += 1) noteForwarded(peer, [`203.0.113.${at}`, "198.51.100.1"]);
};

describe("an address that many callers share", () => {
  it("is told to the owner and the log when an unnamed proxy names them", async () => {
    const owner = await newServerOwner();
    forward("192.0.2.1", 9);
    forward("192.0.2.2", 9);
    expect((await readServerStatus(owner)).warnings).toEqual([]);
    forward("192.0.2.2", 10);
    expect((await readServerStatus(owner)).warnings).toEqual([expect.stringMatching(warning)]);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  });

  it("is found by the sweep when many people are signed in from it", async () => {
    const tenants = await Promise.all(Array.from({ length: 10 }, () => newTenant()));
    const ids = tenants.map(({ userId }) => userId);
    const where = { userId: { in: ids.slice(1) } };
    await db.session.updateMany({ where, data: { address: "192.0.2.1" } });
    await sweep();
    expect(logged).not.toHaveBeenCalled();
    await db.session.updateMany({ where: { userId: { in: ids } }, data: { address: "192.0.2.1" } });
    await sweep();
    await sweep();
    expect(logged.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  });

  it("is no warning where the proxies are named", async () => {
    vi.stubEnv("TRUSTED_PROXIES", "1");
    forward("192.0.2.1", 20);
    expect(await sharedAddressWarning()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});
