import { randomUUID } from "node:crypto";
import { seedId } from "../../../seed/seedId";

/** Creates ids for new rows of a store: the same ids on every machine, unless another row has the id already. */
export class Ids {
  private readonly taken: Set<string>;

  constructor(
    private readonly friendlyId: string,
    taken: Iterable<string>,
  ) {
    this.taken = new Set(taken);
  }

  of(...names: (string | number)[]): string {
    const preferred = seedId(this.friendlyId, ...names);
    const id = this.taken.has(preferred) ? randomUUID() : preferred;
    this.taken.add(id);
    return id;
  }
}
