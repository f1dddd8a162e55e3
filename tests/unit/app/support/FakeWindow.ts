interface Entry {
  url: URL;
  state: unknown;
}

/** The part of a window that a router needs for its history. Back and Forward end a moment later, as in browsers. */
export class FakeWindow extends EventTarget {
  private entries: Entry[];
  private at = 0;
  /** The number of Back and Forward calls that have not ended yet. */
  private underWay = 0;

  constructor(url = "https://shop.example/") {
    super();
    this.entries = [{ url: new URL(url), state: null }];
  }

  get location(): URL {
    return this.entry.url;
  }

  get history() {
    return this;
  }

  get state(): unknown {
    return structuredClone(this.entry.state);
  }

  get length(): number {
    return this.entries.length;
  }

  pushState(state: unknown, _unused: string, url?: string): void {
    const entry = { state, url: new URL(url ?? "", this.location) };
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }

  replaceState(state: unknown, _unused: string, url?: string): void {
    this.entries[this.at] = { state, url: new URL(url ?? "", this.location) };
  }

  go(steps: number): void {
    this.underWay += 1;
    setTimeout(() => {
      if (this.entries[this.at + steps] !== undefined) {
        this.at += steps;
        this.dispatchEvent(new Event("popstate"));
      }
      this.underWay -= 1;
    });
  }

  /** Resolves when all calls of Back and Forward have ended, including those that followed from them. */
  async settled(): Promise<void> {
    while (this.underWay > 0) await new Promise((resolve) => setTimeout(resolve));
  }

  private get entry(): Entry {
    return this.entries[this.at] as Entry;
  }
}
