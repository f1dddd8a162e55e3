import type { ComponentEntry, ComponentSlots, DataEntry, DataSlots, SlotEntry } from "./Slots.types";

/** All slot entries of a build's manifests, in order. */
export class SlotRegistry {
  constructor(private readonly entries: readonly SlotEntry[]) {}

  components<Name extends keyof ComponentSlots>(slot: Name): ComponentEntry<Name>[] {
    return this.in(slot) as unknown as ComponentEntry<Name>[];
  }

  /** True when a plugin replaces every screen, because the store is not open yet. */
  get isTakenOver(): boolean {
    return this.in("takeover").length > 0;
  }

  data<Name extends keyof DataSlots>(slot: Name): DataEntry<Name>[] {
    return this.in(slot) as unknown as DataEntry<Name>[];
  }

  private in(slot: SlotEntry["slot"]): SlotEntry[] {
    return this.entries.filter((entry) => entry.slot === slot).sort((a, b) => a.order - b.order);
  }
}
