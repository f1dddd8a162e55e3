/** Keeps values up to a total weight, and drops those that were not asked for the longest. */
export class RecentlyUsed<V> {
  private readonly kept = new Map<string, { value: V; weight: number }>();
  private weight = 0;

  constructor(private readonly maxWeight: number) {}

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  /** A value that exceeds the bound on its own is not kept. */
  set(key: string, value: V, weight = 1): void {
    this.delete(key);
    if (weight > this.maxWeight) return;
    this.kept.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.maxWeight) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}
