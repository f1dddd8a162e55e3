import { describe, expect, it } from "vitest";
import type { Changes, StoreChange } from "#contract/store/changes.ts";
import { ChangeListener } from "#server/host/changes/ChangeListener.ts";

function openListener() {
  const state = { now: 0 };
  const asked: (string | undefined)[] = [];
  const answers: (Changes | Error)[] = [];
  const told: (StoreChange | undefined)[] = [];
  const listener = new ChangeListener({
    now: () => state.now,
    onChange: (change) => told.push(change),
    read: async (after) => {
      asked.push(after);
      const next = answers.shift() ?? new Error("down");
      if (next instanceof Error) throw next;
      return next;
    },
  });
  return { listener, state, asked, answers, told };
}

const says = (cursor: string, changes: StoreChange[] = [], everything = false): Changes => ({
  cursor,
  changes,
  everything,
});
const PRICE: StoreChange = { storeId: "s", kind: "catalogue" };

describe("listening for changes", () => {
  it("outdates every page at the first look, and continues from there", async () => {
    const { listener, answers, asked, told } = openListener();
    answers.push(says("1", [], true), says("2", [PRICE]), says("3"));
    for (let round = 0; round < 3; round += 1) await listener.look();
    expect(asked).toEqual([undefined, "1", "2"]);
    expect(told).toEqual([undefined, PRICE]);
  });

  it("asks again for the changes of a failed look", async () => {
    const { listener, answers, asked, told } = openListener();
    answers.push(says("1"), new Error("down"), says("2", [PRICE]));
    await listener.look();
    await expect(listener.look()).rejects.toThrow("down");
    await listener.look();
    expect(asked).toEqual([undefined, "1", "1"]);
    expect(told).toEqual([PRICE]);
  });

  it("knows when the platform cannot be reached, and when it can again", async () => {
    const { listener, answers, state } = openListener();
    expect(listener.isHeard).toBe(false);
    answers.push(says("1"));
    await listener.look();
    expect(listener.isHeard).toBe(true);
    state.now = 4_999;
    expect(listener.isHeard).toBe(true);
    state.now = 5_000;
    expect(listener.isHeard).toBe(false);
    answers.push(says("2"));
    await listener.look();
    expect(listener.isHeard).toBe(true);
  });

  it("counts a look from its request, however late the answer arrives", async () => {
    const { state } = openListener();
    const listener = new ChangeListener({
      now: () => state.now,
      onChange: () => {},
      read: async () => {
        state.now += 6_000;
        return says("1");
      },
    });
    await listener.look();
    expect(listener.isHeard).toBe(false);
  });
});
