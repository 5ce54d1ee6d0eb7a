import fc from "fast-check";
import { describe, expect, it } from "vitest";
import calendar from "@/lib/core/order/china-working-days.json";
import {
  isWorkingDay,
  promiseAfterStop,
  promiseDate,
  shanghaiDay,
  workingDaysBetween,
} from "@/lib/core/order/working-days";

const at = (text: string) => Date.parse(`${text}+08:00`);
const day = (epochMs: number) => new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 16);

describe("working days", () => {
  it.each([
    ["2026-11-21", false], // Saturday
    ["2026-11-23", true],
    ["2026-10-01", false], // National Day
    ["2026-10-10", true], // Saturday worked for it
    ["2026-02-14", true],
    ["2026-02-17", false], // Spring Festival
    ["2026-02-24", true],
    ["2026-02-28", true],
    // New Year's Day of the moon 2027 is Saturday 6 February (new moon at 23:56 in Beijing): eve and three days, and two
    // working days for the weekend.
    ["2027-02-04", true],
    ["2027-02-05", false],
    ["2027-02-10", false],
    ["2027-02-11", true],
    ["2027-05-04", false], // for Labor Day on a weekend
    ["2027-05-05", true],
  ])("%s: %s", (text, expected) => expect(isWorkingDay(text)).toBe(expected));

  it.each([
    // Monday noon, one day: Tuesday's cut-off.
    ["2026-11-23T12:00", 1, "2026-11-24T18:00"],
    ["2026-11-23T17:59", 1, "2026-11-24T18:00"],
    // From the cut-off on it counts as Tuesday.
    ["2026-11-23T18:00", 1, "2026-11-25T18:00"],
    // Paid on a Saturday: Monday counts, five days later is Monday.
    ["2026-11-21T12:00", 5, "2026-11-30T18:00"],
    // Over National Day: 30 September, then 8, 9 and the worked Saturday 10 October.
    ["2026-09-30T09:00", 3, "2026-10-10T18:00"],
    // Paid in the holiday: the worked Saturday 28 February is the fifth day after 24 February.
    ["2026-02-20T12:00", 4, "2026-02-28T18:00"],
    ["2026-12-31T12:00", 1, "2027-01-04T18:00"],
  ])("paid %s with %i days is promised for %s", (paidAt, days, expected) => {
    expect(day(promiseDate(at(paidAt), days))).toBe(expected);
  });

  it("names the day in Shanghai, whatever the server's zone", () => {
    expect(shanghaiDay(Date.parse("2026-11-21T16:00:00Z"))).toBe("2026-11-22");
  });

  it("promises a working day's cut-off, later for more days and never earlier for paying later", () => {
    const moment = fc.integer({ min: at("2026-01-01T00:00"), max: at("2027-12-01T00:00") });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 40 }), (one, other, days) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const promised = promiseDate(earlier, days);
        expect(day(promised).slice(11)).toBe("18:00");
        expect(isWorkingDay(shanghaiDay(promised))).toBe(true);
        expect(promised).toBeGreaterThan(earlier + (days - 1) * 86_400_000);
        expect(promiseDate(earlier, days + 1)).toBeGreaterThan(promised);
        expect(promiseDate(later, days)).toBeGreaterThanOrEqual(promised);
      }),
      { numRuns: 2000 },
    );
  });

  it("holds days of the years it names, in order, and worked ones on weekends", () => {
    for (const [year, days] of [...Object.entries(calendar.holidays), ...Object.entries(calendar.workedWeekends)]) {
      expect(days).toEqual([...days].sort());
      expect(days.every((text) => text.startsWith(year) && new Date(text).toISOString().startsWith(text))).toBe(true);
    }
    const weekdays = Object.values(calendar.workedWeekends).flatMap((days) =>
      days.map((text) => new Date(text).getUTCDay()),
    );
    expect(weekdays.every((weekday) => weekday === 0 || weekday === 6)).toBe(true);
  });
});

describe("a promised date that stood still", () => {
  it.each([
    // Asked on Monday noon, answered before the same cut-off: no working day passes.
    ["2026-11-23T12:00", "2026-11-23T17:59", 0],
    ["2026-11-23T12:00", "2026-11-23T18:00", 1],
    // Asked after the cut-off, answered before the next.
    ["2026-11-23T18:00", "2026-11-24T17:59", 0],
    // Friday evening to Monday morning: Saturday and Sunday do not count.
    ["2026-11-20T19:00", "2026-11-23T09:00", 0],
    ["2026-11-20T12:00", "2026-11-23T09:00", 1],
    // Over National Day: 30 September and 8 October.
    ["2026-09-30T12:00", "2026-10-08T18:00", 2],
  ])("from %s to %s: %i working days", (stopped, goesOn, days) => {
    expect(workingDaysBetween(at(stopped), at(goesOn))).toBe(days);
  });

  it("stands as many working days later", () => {
    // Promised for Friday 27 November; asked on Monday noon, answered on Wednesday evening: three cut-offs went by.
    const moved = promiseAfterStop(at("2026-11-27T18:00"), at("2026-11-23T12:00"), at("2026-11-25T20:00"));
    expect(day(moved)).toBe("2026-12-02T18:00");
  });

  const moment = fc.integer({ min: at("2026-01-01T00:00"), max: at("2027-11-01T00:00") });
  const moments = fc
    .tuple(moment, moment, moment)
    .map((each) => each.sort((a, b) => a - b) as [number, number, number]);
  const promised = fc.tuple(moment, fc.integer({ min: 1, max: 30 })).map(([paidAt, days]) => promiseDate(paidAt, days));

  it("is a working day's cut-off, never earlier, and later for a later answer", () => {
    fc.assert(
      fc.property(promised, moments, (promise, [stopped, sooner, later]) => {
        const moved = promiseAfterStop(promise, stopped, later);
        expect(day(moved).slice(11)).toBe("18:00");
        expect(isWorkingDay(shanghaiDay(moved))).toBe(true);
        expect(moved).toBeGreaterThanOrEqual(promiseAfterStop(promise, stopped, sooner));
        expect(promiseAfterStop(promise, stopped, sooner)).toBeGreaterThanOrEqual(promise);
        expect(promiseAfterStop(promise, stopped, stopped)).toBe(promise);
      }),
    );
  });

  it("moves by no more for two stops than for the one that they make together", () => {
    fc.assert(
      fc.property(promised, moments, (promise, [first, second, third]) => {
        const twice = promiseAfterStop(promiseAfterStop(promise, first, second), second, third);
        expect(twice).toBe(promiseAfterStop(promise, first, third));
      }),
    );
  });

  it("leaves as many working days to the work as it had", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 20 }), (paidAt, days, wait) => {
        const promise = promiseDate(paidAt, days);
        const goesOn = paidAt + wait * 86_400_000;
        const moved = promiseAfterStop(promise, paidAt, goesOn);
        expect(workingDaysBetween(goesOn, moved)).toBe(workingDaysBetween(paidAt, promise));
      }),
    );
  });
});
