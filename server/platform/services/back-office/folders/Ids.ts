import { randomUUID } from "node:crypto";
import { seedId } from "../../../seed/seedId";

/** Ids for what is new in a store: the same ones on every machine, unless something else has them already. */
export class Ids {
  private readonly taken: Set<string>;

  constructor(
    private readonly friendlyId: string,
    taken: Iterable<string>,
  ) {
    this.taken = new Set(taken);
  }

  of(...names: (string | number)[]): string {
    const wished = seedId(this.friendlyId, ...names);
    const id = this.taken.has(wished) ? randomUUID() : wished;
    this.taken.add(id);
    return id;
  }
}
