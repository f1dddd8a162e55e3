import type { NavigateFunction } from "react-router-dom";
import type { Navigation } from "#kernel/navigation/Navigation.ts";

type Options = { replace?: boolean; state?: unknown };

/** Lets stores navigate through the page's router. A call made before the router is mounted takes effect when it is. */
export class RouterNavigation implements Navigation {
  private navigate: NavigateFunction | undefined;
  private waiting: [string, Options] | undefined;
  path = "/";

  /** Called with each location that the router shows. */
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
