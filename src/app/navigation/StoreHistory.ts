import type { Navigator, To, UNSAFE_createBrowserHistory } from "react-router-dom";
import type { HistoryKeeper } from "./HistoryKeeper";

/** The router's history in the browser. What knows of dialogs and steps comes when the first of them needs it (ADR 9, 29). */
export class StoreHistory implements Navigator {
  private keeper: HistoryKeeper | undefined;

  constructor(
    readonly router: ReturnType<typeof UNSAFE_createBrowserHistory>,
    private readonly view: Window,
  ) {
    const { layers, usr } = view.history.state ?? {};
    // Loaded anew where something was open, or at a later step.
    if (layers || usr?.step) void this.keep();
  }

  // The router calls these two as functions.
  readonly push = (to: To, state?: unknown): void => (this.keeper ?? this.router).push(to, state);
  readonly replace = (to: To, state?: unknown): void => (this.keeper ?? this.router).replace(to, state);

  go(delta: number): void {
    this.router.go(delta);
  }

  createHref(to: To): string {
    return this.router.createHref(to);
  }

  encodeLocation(to: To) {
    return this.router.encodeLocation(to);
  }

  /** Without it, when its code does not come, Back leaves the page. */
  readonly keep = async (): Promise<HistoryKeeper | undefined> => {
    const code = await import("./HistoryKeeper").catch(() => undefined);
    if (code) this.keeper ??= new code.HistoryKeeper(this.router, this.view);
    return this.keeper;
  };
}
