/** Counts the screens whose code is being loaded; read with `useSyncExternalStore`. */
export class PageLoads {
  private count = 0;
  private readonly listeners = new Set<() => void>();

  readonly isLoading = (): boolean => this.count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async track<T>(load: () => Promise<T>): Promise<T> {
    this.change(1);
    try {
      return await load();
    } finally {
      this.change(-1);
    }
  }

  private change(by: number): void {
    this.count += by;
    for (const listener of this.listeners) listener();
  }
}
