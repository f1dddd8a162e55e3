/** Collects what a store started, so that `dispose()` ends all of it, the last started first. */
export class Disposables {
  private readonly ends: (() => void)[] = [];

  add(end: () => void): void {
    this.ends.push(end);
  }

  dispose(): void {
    for (const end of this.ends.splice(0).reverse()) end();
  }
}
