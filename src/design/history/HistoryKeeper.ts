import type { Path, To, UNSAFE_createBrowserHistory } from "react-router-dom";
import type { Layer } from "./Layer.types";

/** The state of a history entry, as the router and this class write it. */
interface Entry {
  /** The router's key. A page's entry and the entries of the layers over it have the same key. */
  key?: string;
  /** `step`: the number of entries directly below this one that are earlier steps of the same page. */
  usr?: { step?: number } | null;
  /** The ids of the layers that are open over the page, in the order of opening. */
  layers?: string[];
}

interface Known {
  layer: { readonly current: Layer };
  /** The page over which the layer is open. */
  path?: string | undefined;
  /** Back has closed the layer, so that Forward may open it again. */
  isBehind?: boolean;
}

/**
 * Shares the browser's history between the router and the layers over a page (ADR 29). Each open layer has an entry of its
 * own at the page's address. Before a navigation the history goes back past these entries, so that Back never stops at a
 * closed layer. A navigation that replaces the page replaces its step entries too.
 */
export class HistoryKeeper {
  private readonly known = new Map<string, Known>();
  private readonly returns = new Set<() => void>();
  /** Actions that wait until a running `history.go` has finished. */
  private waiting: (() => void)[] | undefined;
  private shown: Entry;
  /** The running `history.go` goes to an earlier step, which is an entry of the router. */
  private isFollowing = false;

  constructor(
    private readonly router: Pick<ReturnType<typeof UNSAFE_createBrowserHistory>, "push" | "replace">,
    private readonly view: Window,
  ) {
    this.shown = this.entry;
  }

  push(to: To, state?: unknown): void {
    this.pass(
      () => 0,
      () => this.router.push(to, state),
    );
  }

  replace(to: To, state?: unknown): void {
    const isOther = (to as Path).pathname !== this.view.location.pathname;
    this.pass(
      () => (isOther && this.entry.usr?.step) || 0,
      () => this.router.replace(to, state),
    );
  }

  /** The step that the current entry stands for; undefined on pages without steps. */
  get step(): number | undefined {
    return this.entry.usr?.step;
  }

  /** Moves the history to this step of the page. Each step has its own entry, above those of the earlier steps. */
  follow(step: number): void {
    const page = this.view.location.pathname;
    this.move(none, () => {
      const { pathname, search, hash } = this.view.location;
      // An earlier navigation may have replaced the page.
      if (pathname !== page) return;
      const at = { pathname, search, hash };
      if (this.step === undefined) this.replace(at, { step: 0 });
      const entry = this.step ?? 0;
      if (step < entry) {
        this.isFollowing = true;
        this.waiting = [];
        this.view.history.go(step - entry - this.layers.length);
      }
      for (let next = entry + 1; next <= step; next += 1) this.push(at, { step: next });
    });
  }

  /** Calls `told` after each Back or Forward between entries of the router. Returns a function that ends this. */
  onReturn(listener: () => void): () => void {
    this.returns.add(listener);
    return () => this.returns.delete(listener);
  }

  /** Must be called after the router has handled `popstate`. */
  afterPopState(): void {
    if (!this.isFollowing) for (const listener of this.returns) listener();
    else {
      this.isFollowing = false;
      this.goOn();
    }
  }

  /** Registers a layer. Returns a function that removes it and closes it. */
  add(id: string, layer: Known["layer"]): () => void {
    this.known.set(id, { layer });
    return () => {
      this.close(id);
      this.move(none, () => this.known.delete(id));
    };
  }

  /** Adds the layer's entry, unless it has one. */
  open(id: string): void {
    this.move(none, () => {
      const known = this.known.get(id);
      if (known) known.path ??= this.view.location.pathname;
      this.enter(id);
    });
  }

  /** Goes back until the layer's entry is left. */
  close(id: string): void {
    this.move(() => {
      const known = this.known.get(id);
      // Back may have closed the layer already.
      if (known?.path === undefined) return 0;
      known.path = undefined;
      known.isBehind = false;
      const { layers } = this;
      return layers.includes(id) ? layers.length - layers.indexOf(id) : 0;
    });
  }

  private get entry(): Entry {
    return this.view.history.state ?? {};
  }

  private get layers(): string[] {
    return this.entry.layers ?? [];
  }

  private enter(id: string): void {
    // A dialog may still be drawn while its page is being left. It must get no entry on the next page.
    const isHere = this.known.get(id)?.path === this.view.location.pathname;
    if (!isHere || this.layers.includes(id)) return;
    this.view.history.pushState({ ...this.entry, layers: [...this.layers, id] }, "");
  }

  /** Navigates. Layers that also belong to the new address get their entries again. */
  private pass(steps: () => number, act: () => void): void {
    let open: string[] = [];
    this.move(
      () => {
        open = this.layers;
        return open.length + steps();
      },
      () => {
        act();
        for (const id of open) this.enter(id);
      },
    );
  }

  /** Goes back by `steps()` entries and then calls `act`. Waits until an earlier move has finished. */
  private move(steps: () => number, act: () => void = () => {}): void {
    if (this.waiting) {
      this.waiting.push(() => this.move(steps, act));
      return;
    }
    const below = steps();
    if (below > 0) {
      this.waiting = [() => this.move(none, act)];
      this.view.history.go(-below);
      return;
    }
    act();
    this.shown = this.entry;
  }

  private goOn(): void {
    const { waiting = [] } = this;
    this.waiting = undefined;
    for (const next of waiting) this.move(none, next);
  }

  /**
   * Must be called for each `popstate` before the router's own listener, from which it hides the events of the layers' entries.
   */
  onPopState(event: PopStateEvent): void {
    const { waiting, shown, entry } = this;
    this.shown = entry;
    if (this.isFollowing) return;
    if (waiting) {
      event.stopImmediatePropagation();
      this.goOn();
      return;
    }
    if (entry.key === shown.key && (entry.layers || shown.layers)) event.stopImmediatePropagation();
    this.closeAndReopen();
  }

  /**
   * The shopper pressed Back or Forward: closes the layers whose entries were left, and opens the one whose entry was reached.
   */
  private closeAndReopen(): void {
    const { layers } = this;
    for (const [id, known] of this.known) {
      if (known.path === undefined || layers.includes(id)) continue;
      known.path = undefined;
      known.isBehind = true;
      known.layer.current.onBack();
    }
    const top = this.known.get(layers.at(-1) ?? "");
    if (layers.length === 0 || top?.path !== undefined) return;
    const reopen = top?.isBehind && top.layer.current.onForward;
    if (reopen) reopen();
    else this.move(() => 1);
  }
}

const none = () => 0;
