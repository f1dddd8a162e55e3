import { type ComponentType, type ReactNode, useState } from "react";
import type { Container } from "../../kernel/container/Container";
import type { Feature, PageCode, RouteEntry } from "../../kernel/plugin/Feature.types";
import { lazyPart } from "../../ui/lazy/lazyPart";
import { reloadOnce } from "../opening/reloadOnce";
import { LoginGuard } from "../shell/routing/LoginGuard";
import type { PageLoads } from "./PageLoads";

export interface StorePage {
  path: string;
  /** It is the whole screen, without what stands around the others. */
  isBare?: boolean;
  element: ReactNode;
}

/** The route table of spec 2.1, read from the manifests; a page's code and its stores come when it is first shown. */
export function createPages(
  container: Container,
  manifests: readonly Feature[],
  loads: PageLoads,
  /** Code that is there already: drawn at once, with nothing in between. More may come while the store is open. */
  ready: ReadonlyMap<RouteEntry, PageCode> = new Map(),
): StorePage[] {
  const bound = new Set<RouteEntry>();
  /** As often as the page is shown; its stores are bound the first time. */
  const open = (route: RouteEntry, { Page, bind }: PageCode) => {
    if (!bound.has(route)) bind?.(container);
    bound.add(route);
    return Page;
  };
  const pageOf = (route: RouteEntry) => {
    const Later = lazyPart(async () => ({ default: open(route, await loads.track(route.load)) }), forgiveOnce);
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a route, as with `lazy` itself
    return function RoutePage() {
      // For as long as it is shown: code that comes by another way meanwhile does not begin the page anew.
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

/** While the page is being loaded anew, nothing else happens in this one. */
function forgiveOnce(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => {});
  throw error;
}
