/** Answers by address, at most so many and each at most so large; the ones that came first go first. */
export class BoundedCache {
  constructor(
    private readonly name: string,
    private readonly most: number,
    private readonly largestBytes: number,
  ) {}

  /** Keeps a copy. The address is all that is kept of the request. A full disk is no reason to fail. */
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

  /** @param options `ignoreSearch` for any size of the same picture */
  async find(address: string, options: { ignoreSearch?: boolean } = {}): Promise<Response | undefined> {
    const cache = await caches.open(this.name);
    return cache.match(address, { ...options, ignoreVary: true });
  }
}
