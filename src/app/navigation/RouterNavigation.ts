import type { NavigateFunction } from "react-router-dom";
import type { Navigation } from "../../kernel/navigation/Navigation";

type Options = { replace?: boolean; state?: unknown };

/** Stores move through the router that the page is drawn by; it is there a moment after them. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private waiting: [string, Options] | undefined;
  path = "/";

  /** Called with every location the router shows. */
  attach(navigate: NavigateFunction, path: string): void {
    this.navigate = navigate;
    this.path = path;
    if (this.waiting) void navigate(...this.waiting);
    this.waiting = undefined;
  }

  go(path: string, options: Options = {}): void {
    if (this.navigate) void this.navigate(path, options);
    else this.waiting = [path, options];
  }
}
