/**
 * A cache of answers by address with a largest number of entries and a largest size of each; the oldest entries are deleted
 * first.
 */
export class BoundedCache {
  constructor(
    private readonly name: string,
    private readonly most: number,
    private readonly largestBytes: number,
  ) {}

  /** Stores a copy under the address alone. A full disk is no reason to fail. */
  async keep(address: string, answer: Response): Promise<void> {
    if (!answer.ok) return;
    const body = await answer.clone().blob();
    if (body.size > this.largestBytes) return;
    const { status, headers } = answer;
    try {
      const cache = await caches.open(this.name);
      await cache.delete(address, { ignoreVary: true });
      await cache.put(address, new Response(body, { status, headers }));
      const known = await cache.keys();
      for (const old of known.slice(0, Math.max(0, known.length - this.most))) await cache.delete(old);
    } catch {}
  }

  /** @param options `ignoreSearch` accepts any size of the same picture */
  async find(address: string, options: { ignoreSearch?: boolean } = {}): Promise<Response | undefined> {
    const cache = await caches.open(this.name);
    return cache.match(address, { ...options, ignoreVary: true });
  }
}
