import type { Path, To, UNSAFE_createBrowserHistory } from "react-router-dom";
import type { Layer } from "./Layer.types";

/** What the router and this class write into an entry of the history. */
interface Entry {
  /** The router's name of it; a page and what stands open over it have the same. */
  key?: string;
  /** `step`: so many entries below it are earlier steps of the same page. */
  usr?: { step?: number } | null;
  /** What stands open over the page, in the order of opening. */
  layers?: string[];
}

interface Known {
  layer: { readonly current: Layer };
  /** The page over which it stands open. */
  path?: string | undefined;
  /** Back has closed it: Forward may open it again. */
  isBehind?: boolean;
}

/**
 * The browser's history as the router and what opens over a page share it (ADR 29). What is open has an entry of its own, on
 * the page's address. Whoever leaves the page leaves these first, so that none stays behind for Back to walk through; whoever
 * replaces it replaces its steps too.
 */
export class HistoryKeeper {
  private readonly known = new Map<string, Known>();
  private readonly returns = new Set<() => void>();
  /** What has to wait for a way back that is under way. */
  private waiting: (() => void)[] | undefined;
  private shown: Entry;
  /** The step to which a way back is under way. */
  private comingStep: number | undefined;

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

  /** Which step of its page the entry stands for; undefined where there are none. */
  get step(): number | undefined {
    return this.comingStep ?? this.entry.usr?.step;
  }

  /** Brings the history to this step of the page: each step has an entry, with those before it below it. */
  follow(step: number): void {
    this.move(none, () => {
      const { pathname, search, hash } = this.view.location;
      const at = { pathname, search, hash };
      if (this.step === undefined) this.replace(at, { step: 0 });
      const entry = this.step ?? 0;
      if (step < entry) {
        this.comingStep = step;
        this.view.history.go(step - entry);
      }
      for (let next = entry + 1; next <= step; next += 1) this.push(at, { step: next });
    });
  }

  /** Tells of Back and Forward between entries of the router's; the answer ends it. */
  onReturn(told: () => void): () => void {
    this.returns.add(told);
    return () => this.returns.delete(told);
  }

  /** To be told after the router has heard of it. */
  returned(): void {
    for (const told of this.returns) told();
  }

  /** Hears of it from now on; the answer takes it out, and closes it. */
  add(id: string, layer: Known["layer"]): () => void {
    this.known.set(id, { layer });
    return () => {
      this.close(id);
      this.move(none, () => this.known.delete(id));
    };
  }

  /** Makes its entry, unless it has one. */
  open(id: string): void {
    this.move(none, () => {
      const known = this.known.get(id);
      if (known) known.path ??= this.view.location.pathname;
      this.enter(id);
    });
  }

  /** Goes back to below its entry. */
  close(id: string): void {
    this.move(() => {
      const known = this.known.get(id);
      // Not while Back has closed it already.
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
    // A dialog that is still drawn while its page is being left has no place on the next one.
    const isHere = this.known.get(id)?.path === this.view.location.pathname;
    if (!isHere || this.layers.includes(id)) return;
    this.view.history.pushState({ ...this.entry, layers: [...this.layers, id] }, "");
  }

  /** To another address, which what is open stands over again where it is the same page's. */
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

  /** Goes back by so many entries and then acts; all of it after what is under way. */
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

  /** To be told of each `popstate` before the router is, which hears nothing of what opens over a page. */
  popped(event: PopStateEvent): void {
    const { waiting, shown, entry } = this;
    this.shown = entry;
    this.comingStep = undefined;
    if (waiting) {
      event.stopImmediatePropagation();
      this.waiting = undefined;
      for (const next of waiting) this.move(none, next);
      return;
    }
    if (entry.key === shown.key && (entry.layers || shown.layers)) event.stopImmediatePropagation();
    this.meet();
  }

  /** Back or Forward was the shopper's. */
  private meet(): void {
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
