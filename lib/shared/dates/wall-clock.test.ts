import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatRelativeDate, startOfDayInstant } from "@/lib/shared/dates/dates";
import { formatDate } from "@/lib/shared/dates/format-date";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { timeZones } from "@/tests/setup/time-zones";
import { ownZoneDate, zoneDate } from "./wall-clock";

const PATTERN = "yyyy-MM-dd E h:mm a";
const instant = fc.date({ min: new Date("2012-01-02"), max: new Date("2060-12-31"), noInvalidDate: true });
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Lets the code read the zone of this computer as browsers with `Temporal` do, which this version of Node may not have. */
function withTemporal() {
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => ownZone } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a date in the zone of this computer", () => {
  it("has the same fields with and without Temporal", () => {
    fc.assert(
      fc.property(instant, instant, (at, now) => {
        vi.stubGlobal("Temporal", undefined);
        expect(browserTimeZone()).toBe(ownZone);
        const date = at.toISOString();
        const textsOf = () => [
          formatDate(zoneDate(+at, ownZone), PATTERN),
          formatRelativeDate(date, true, ownZone, now),
          +startOfDayInstant(date.slice(0, 10), ownZone),
        ];
        const expected = textsOf();
        withTemporal();
        expect(textsOf()).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it("is read without Intl where Temporal is known", () => {
    withTemporal();
    vi.stubGlobal("Intl", undefined);
    expect(browserTimeZone()).toBe(ownZone);
    expect(ownZoneDate(0, ownZone)).toEqual(new Date(0));
  });
});

it("a date in any zone has the fields that Intl gives", () => {
  const formats = new Map(
    timeZones.map((zone) => [
      zone,
      new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }),
    ]),
  );
  fc.assert(
    fc.property(instant, fc.constantFrom(...timeZones), (at, zone) => {
      const date = zoneDate(+at, zone);
      const time = [date.getHours(), date.getMinutes()]
        .map((part) => String(part).padStart(2, "0"))
        .join(":");
      expect(`${formatDate(date, "yyyy-MM-dd")} ${time}`).toBe(formats.get(zone)?.format(at));
    }),
    { numRuns: 500 },
  );
});
