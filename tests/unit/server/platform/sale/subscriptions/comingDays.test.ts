import { describe, expect, it } from "vitest";
import { comingDays, type Day } from "#server/platform/services/sale/subscriptions/comingDays.ts";

/** Mondays and Thursdays from 2 March 2026, a Monday; the days before the 9th are decided. */
const row = {
  isActive: true,
  openFrom: "2026-03-09",
  daysOfWeek: ["MONDAY" as const, "THURSDAY" as const],
  startDate: "2026-03-02",
  endDate: null as string | null,
  pauseFrom: null as string | null,
  pauseUntil: null as string | null,
};
const shown = (days: readonly Day[]) => days.map(({ date, state }) => `${date.slice(5)} ${state}`);
const ordered = (date: string): Day => ({ date, state: "ORDERED" });

describe("The coming days of a subscription", () => {
  it("are the next seven", () => {
    expect(shown(comingDays(row, [], "2026-03-04"))).toEqual([
      "03-09 PLANNED",
      "03-12 PLANNED",
      "03-16 PLANNED",
      "03-19 PLANNED",
      "03-23 PLANNED",
      "03-26 PLANNED",
      "03-30 PLANNED",
    ]);
  });

  it("begin with the decided ones and stay seven", () => {
    const days = comingDays(row, [ordered("2026-03-05")], "2026-03-04");
    expect(shown(days).slice(0, 2)).toEqual(["03-05 ORDERED", "03-09 PLANNED"]);
    expect(days).toHaveLength(7);
  });

  it("show seven of more decided days", () => {
    const many = Array.from({ length: 9 }, (_, day) => ordered(`2026-02-1${day}`));
    expect(comingDays(row, many, "2026-02-10")).toEqual(many.slice(0, 7));
  });

  it("say which day is skipped and which is paused, and why", () => {
    const skipped: Day = { date: "2026-03-12", state: "SKIPPED", reasonCode: "SKIPPED_BY_SHOPPER" };
    const paused = { ...row, pauseFrom: "2026-03-16", pauseUntil: "2026-03-19" };
    expect(comingDays(paused, [skipped], "2026-03-04").slice(0, 5)).toEqual([
      { date: "2026-03-09", state: "PLANNED" },
      skipped,
      { date: "2026-03-16", state: "PAUSED", reasonCode: "PAUSED_BY_SHOPPER" },
      { date: "2026-03-19", state: "PAUSED", reasonCode: "PAUSED_BY_SHOPPER" },
      { date: "2026-03-23", state: "PLANNED" },
    ]);
  });

  it("show a skipped day once, the first open one too", () => {
    const skipped: Day = { date: "2026-03-09", state: "SKIPPED", reasonCode: "SKIPPED_BY_SHOPPER" };
    expect(shown(comingDays(row, [skipped], "2026-03-04")).slice(0, 2)).toEqual(["03-09 SKIPPED", "03-12 PLANNED"]);
  });

  it("end with the subscription", () => {
    expect(shown(comingDays({ ...row, endDate: "2026-03-12" }, [], "2026-03-04"))).toEqual([
      "03-09 PLANNED",
      "03-12 PLANNED",
    ]);
  });

  it("begin today where the open days began earlier", () => {
    expect(shown(comingDays(row, [], "2026-03-10"))[0]).toBe("03-12 PLANNED");
    expect(shown(comingDays(row, [], "2026-03-12"))[0]).toBe("03-12 PLANNED");
  });

  it("are only the ordered ones when the subscription is switched off", () => {
    const decided: Day[] = [ordered("2026-03-05"), { date: "2026-03-06", state: "FAILED" }];
    expect(comingDays({ ...row, isActive: false }, decided, "2026-03-04")).toEqual([ordered("2026-03-05")]);
  });
});
