import { type ComponentType, type ReactNode, useState } from "react";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import type { Container } from "#kernel/container/Container.ts";
import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { reloadOnce } from "../opening/reloadOnce";
import { LoginGuard } from "../shell/routing/LoginGuard";
import { WaitingPage } from "../shell/routing/WaitingPage";
import type { PageLoads } from "./PageLoads";

export interface StorePage {
  path: string;
  /** The page is the whole screen, without the shop's frame. */
  isBare?: boolean;
  /** The shop's frame has no footer. */
  isTask?: boolean;
  /** The page stays mounted while the shopper is elsewhere, so that Back shows it at once. */
  isKept?: boolean;
  element: ReactNode;
}

/**
 * Makes the route table of spec 2.1 from the manifests. A page's code is loaded and its stores are bound when the page is first
 * shown.
 */
export function createPages(
  container: Container,
  manifests: readonly Feature[],
  loads: PageLoads,
  /** Pages whose code is loaded already; they render at once. Entries may be added while the store is open. */
  ready: ReadonlyMap<RouteEntry, PageCode> = new Map(),
): StorePage[] {
  const bound = new Set<RouteEntry>();
  /** Called each time the page is shown; binds its stores the first time. */
  const open = (route: RouteEntry, { Page, bind }: PageCode) => {
    if (!bound.has(route)) bind?.(container);
    bound.add(route);
    return Page;
  };
  const pageOf = (route: RouteEntry) => {
    const load = async () => ({ default: open(route, await loads.track(route.load)) });
    const Later = lazyPart(load, forgiveOnce, WaitingPage);
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a route, as with `lazy` itself
    return function RoutePage() {
      // Chosen once for each mount, so that code that is prefetched meanwhile does not mount the page again.
      const [Page] = useState(() => {
        const code = ready.get(route);
        return code ? open(route, code) : Later;
      });
      return <Page />;
    };
  };
  return manifests.flatMap(({ routes = [] }) =>
    routes.map((route) => ({
      path: route.path,
      isBare: route.isBare,
      isTask: route.isTask,
      isKept: route.isKept,
      element: elementOf(pageOf(route), route.access),
    })),
  );
}

function elementOf(Page: ComponentType, access: RouteEntry["access"]): ReactNode {
  if (access === "public") return <Page />;
  return (
    <LoginGuard>
      <Page />
    </LoginGuard>
  );
}

/** Never resolves while the page is reloading, so that nothing else happens in it. */
function forgiveOnce(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => {});
  throw error;
}
