import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { createStoreTheme } from "../../../ui/theme/createStoreTheme";

type Create = typeof createStoreTheme;

/** The code that computes a store's theme from its colours: 10 KiB, which a page that the host has drawn does not need at first. */
export class ThemeCode {
  /** Undefined until it is here. */
  create: Create | undefined;

  constructor(create?: Create) {
    this.create = create;
    makeAutoObservable<this>(this, { create: observableRef });
  }

  /** Never rejects: the look that is there stays. */
  async load(): Promise<void> {
    if (this.create !== undefined) return;
    try {
      const { createStoreTheme } = await import("../../../ui/theme/createStoreTheme");
      runInAction(() => {
        this.create = createStoreTheme;
      });
    } catch {
      // Asked for again with the next change of the look.
    }
  }
}
