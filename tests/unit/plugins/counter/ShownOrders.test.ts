import { beforeEach, describe, expect, it } from "vitest";
import type { AdminOrder } from "#contract/admin.ts";
import { ShownOrders } from "#plugins/counter/ShownOrders.ts";
import { counterAnswer, counterOrder } from "#stories/plugins/counter/counterBuilders.ts";

const at = (minute: number, changes: Partial<AdminOrder> = {}): AdminOrder =>
  counterOrder({ id: `o-${minute}`, orderDate: new Date(Date.UTC(2026, 10, 25, 0, minute)).toISOString(), ...changes });
const idsOf = (orders: readonly AdminOrder[]) => orders.map(({ id }) => id);
const packed = { packedAt: "2026-11-25T05:00:00.000Z" };

describe("the orders at a counter that has only some of a stage", () => {
  let shown: ShownOrders;
  const seen = (view: Parameters<ShownOrders["list"]>[0] = "toPack") => {
    const { first, newer, missing } = shown.list(view);
    return [idsOf(first), idsOf(newer), missing];
  };

  /** Of ten orders to pack, the two oldest and the newest are here. */
  beforeEach(() => {
    shown = new ShownOrders();
    shown.take(
      counterAnswer({
        orders: [at(10), at(2), at(1), at(5, packed)],
        totals: { toPack: 10, packed: 1, onTheWay: 0, done: 0 },
        next: { toPack: "o-2" },
      }),
    );
  });

  it("are the oldest, the newest, and the number of those between", () => {
    expect(seen()).toEqual([["o-1", "o-2"], ["o-10"], 7]);
    expect(seen("open")).toEqual([["o-1", "o-2", "o-5"], ["o-10"], 7]);
    expect(seen("packed")).toEqual([["o-5"], [], 0]);
    expect([shown.countOf("open"), shown.countOf("toPack"), shown.countOf("done")]).toEqual([11, 10, 0]);
  });

  it("fill the gap page by page", () => {
    const after = shown.nextOf("toPack") ?? "";
    shown.takePage({ stage: "toPack", after, page: { rows: [at(3), at(4)], total: 10, next: "o-4" } });
    expect(seen()).toEqual([["o-1", "o-2", "o-3", "o-4"], ["o-10"], 5]);
    const rest = [at(6), at(7), at(8), at(9), at(10)];
    shown.takePage({ stage: "toPack", after: "o-4", page: { rows: rest, total: 9 } });
    expect(seen()).toEqual([["o-1", "o-2", "o-3", "o-4", "o-6", "o-7", "o-8", "o-9", "o-10"], [], 0]);
    expect(shown.nextOf("toPack")).toBeUndefined();
  });

  it("ignore a page that was requested before the orders were read anew", () => {
    shown.takePage({ stage: "toPack", after: "o-1", page: { rows: [at(3)], total: 10 } });
    expect(seen()).toEqual([["o-1", "o-2"], ["o-10"], 7]);
  });

  it("contain a new or changed order at once, in its place", () => {
    const totals = { toPack: 10, packed: 2, onTheWay: 0, done: 0 };
    shown.take(counterAnswer({ isWhole: false, orders: [at(11), at(7, packed)], totals }));
    expect(seen()).toEqual([["o-1", "o-2"], ["o-10", "o-11"], 6]);
    expect(seen("packed")).toEqual([["o-5", "o-7"], [], 0]);
    shown.take(counterAnswer({ isWhole: false, orders: [at(0)], totals: { ...totals, toPack: 11 } }));
    expect(seen()).toEqual([["o-0", "o-1", "o-2"], ["o-10", "o-11"], 6]);
  });

  it("count a step that was made here even before the platform counts it", () => {
    shown.replace(at(1, packed));
    expect([seen(), shown.countOf("toPack"), shown.countOf("packed")]).toEqual([[["o-2"], ["o-10"], 7], 9, 2]);
    shown.replace(at(99, packed));
    expect(shown.countOf("packed")).toBe(2);
  });

  it("are replaced by a complete answer", () => {
    shown.take(counterAnswer({ orders: [at(1)], totals: { toPack: 1, packed: 0, onTheWay: 0, done: 0 } }));
    expect(seen("open")).toEqual([["o-1"], [], 0]);
  });
});
