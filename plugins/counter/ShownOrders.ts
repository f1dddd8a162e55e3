import { makeAutoObservable, observableRef } from "mobx";
import type { AdminOrder } from "#contract/admin.ts";
import type { CounterOrders, CounterStage } from "#contract/counter.ts";
import type { FurtherPage } from "./CounterReader";
import { stageOf } from "./stageOf";
import { stagesOf, type View } from "./stagesOf";

export interface OrderList {
  /** The oldest orders, without a gap. */
  first: readonly AdminOrder[];
  /** The newest orders, after the gap. */
  newer: readonly AdminOrder[];
  /** How many orders are missing between `first` and `newer`, or for another reason. */
  missing: number;
}

const NONE: Record<CounterStage, number> = { toPack: 0, packed: 0, onTheWay: 0, done: 0 };

/** Sorts orders as the platform does, the oldest first. */
const placeOf = ({ orderDate, id }: AdminOrder) => `${orderDate} ${id}`;

/**
 * The orders that this screen has. Of a stage with many orders it has the oldest and the newest; the gap between them
 * closes page by page.
 */
export class ShownOrders {
  /** The oldest first; undefined until the platform has answered. */
  all: readonly AdminOrder[] | undefined;
  totals: Record<CounterStage, number> = NONE;
  /** For each stage with a gap, the last order before it. */
  private gaps: Partial<Record<CounterStage, { after: string; place: string }>> = {};

  constructor() {
    makeAutoObservable(this, { all: observableRef });
  }

  clear(): void {
    this.all = undefined;
    this.totals = NONE;
    this.gaps = {};
  }

  has(id: string): boolean {
    return this.all?.some((order) => order.id === id) ?? false;
  }

  /** Whether some of the orders are picked up and others delivered. */
  get hasBothWays(): boolean {
    return new Set(this.all?.map(({ isPickedUp }) => isPickedUp)).size > 1;
  }

  /** Takes a whole answer, or what has changed since the last one. */
  take({ isWhole, orders, totals, next }: Pick<CounterOrders, "isWhole" | "orders" | "totals" | "next">): void {
    this.merge(isWhole ? [] : this.all, orders);
    this.totals = totals;
    if (!isWhole) return;
    this.gaps = {};
    for (const [stage, id] of Object.entries(next)) this.gapAfter(stage as CounterStage, id);
  }

  /** Adds a further page of a stage, if the gap still begins where the page does. */
  takePage({ stage, after, page: { rows, total, next } }: FurtherPage): void {
    if (this.nextOf(stage) !== after) return;
    this.merge(this.all, rows);
    this.totals = { ...this.totals, [stage]: total };
    delete this.gaps[stage];
    if (next !== undefined) this.gapAfter(stage, next);
  }

  /** Replaces an order by the one that a step's answer has. */
  replace(order: AdminOrder): void {
    const before = this.all?.find(({ id }) => id === order.id);
    if (before === undefined) return;
    const [from, to] = [stageOf(before), stageOf(order)];
    this.merge(this.all, [order]);
    if (from !== to) this.totals = { ...this.totals, [from]: this.totals[from] - 1, [to]: this.totals[to] + 1 };
  }

  /** The `after` of the next page; undefined where the stage has no gap. */
  nextOf(stage: CounterStage): string | undefined {
    return this.gaps[stage]?.after;
  }

  countOf(view: View): number {
    return stagesOf(view).reduce((sum, stage) => sum + this.totals[stage], 0);
  }

  list(view: View): OrderList {
    const stages = stagesOf(view);
    const shown = (this.all ?? []).filter((order) => stages.includes(stageOf(order)));
    const missing = stages.reduce((sum, stage) => sum + this.missingOf(stage), 0);
    if (missing === 0) return { first: shown, newer: [], missing };
    const isBehind = (order: AdminOrder) => {
      const gap = this.gaps[stageOf(order)];
      return gap !== undefined && placeOf(order) > gap.place;
    };
    return { first: shown.filter((order) => !isBehind(order)), newer: shown.filter(isBehind), missing };
  }

  /** The orders on this screen whose number ends with this, the newest first. */
  matching(wanted: string): readonly AdminOrder[] {
    return (this.all ?? []).filter(({ orderNumber }) => orderNumber.endsWith(wanted)).reverse();
  }

  /** Adds orders that were found by their number, wherever they belong. */
  takeFound(orders: readonly AdminOrder[]): void {
    if (this.all !== undefined) this.merge(this.all, orders);
  }

  private missingOf(stage: CounterStage): number {
    if (this.gaps[stage] === undefined) return 0;
    const here = (this.all ?? []).filter((order) => stageOf(order) === stage).length;
    return Math.max(0, this.totals[stage] - here);
  }

  private gapAfter(stage: CounterStage, id: string): void {
    const last = this.all?.find((order) => order.id === id);
    if (last !== undefined) this.gaps[stage] = { after: id, place: placeOf(last) };
  }

  private merge(known: readonly AdminOrder[] | undefined, given: readonly AdminOrder[]): void {
    const byId = new Map(known?.map((order) => [order.id, order]));
    for (const order of given) byId.set(order.id, order);
    this.all = [...byId.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  }
}
