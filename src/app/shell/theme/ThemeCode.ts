import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { createStoreTheme } from "#design/theme/createStoreTheme.ts";

type Create = typeof createStoreTheme;

/** The code that computes a theme from a store's colours: 10 KiB, which a prerendered page does not need at first. */
export class ThemeCode {
  /** Undefined until the code is loaded. */
  create: Create | undefined;

  constructor(create?: Create) {
    this.create = create;
    makeAutoObservable<this>(this, { create: observableRef });
  }

  /** Loads the code; never rejects. Without it the page keeps its current theme. */
  async load(): Promise<void> {
    if (this.create !== undefined) return;
    try {
      const { createStoreTheme } = await import("#design/theme/createStoreTheme.ts");
      runInAction(() => {
        this.create = createStoreTheme;
      });
    } catch {
      // The next change of the theme tries again.
    }
  }
}
