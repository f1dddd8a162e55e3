import { useMemo } from "react";
import { type RouteObject, useRoutes } from "react-router-dom";
import { BareFrame } from "../shell/BareFrame";
import { NotFound } from "../shell/routing/NotFound";
import { RouterFailureBoundary } from "../shell/routing/RouterFailureBoundary";
import { ScrollMemory } from "../shell/routing/ScrollMemory";
import { Shell } from "../shell/Shell";
import type { StorePage } from "./createPages";
import { NavigationBridge } from "./NavigationBridge";
import type { PageLoads } from "./PageLoads";
import type { RouterNavigation } from "./RouterNavigation";

export interface StoreRoutesProps {
  pages: StorePage[];
  loads: PageLoads;
  navigation: RouterNavigation;
  /** Called when the first screen can be used, even if it only shows an error; called again when it is rendered anew. */
  onShown?: () => void;
  /** Called when a screen could not be rendered. Without it, `onShown` is called. */
  onFailed?: (error: unknown) => void;
}

/** The routes of the whole store (spec 1, 2.1), for the browser's router or the host's. */
export function StoreRoutes({ pages, loads, navigation, onShown, onFailed = onShown }: StoreRoutesProps) {
  // Memoised, because `Routes` would build the table from its children at each navigation.
  const routes = useMemo((): RouteObject[] => {
    const given = { onShown, onFailed };
    const [bare, framed] = parted(pages, ({ isBare }) => isBare);
    const [tasks, free] = parted(framed, ({ isTask }) => isTask);
    const [lists, others] = parted(free, ({ isKept }) => isKept);
    return [
      { element: <BareFrame {...given} />, children: bare },
      // React takes both frames for the same component, so it keeps the header when a shopper goes from one to the other.
      { element: <Shell loads={loads} isTask {...given} />, children: tasks },
      ...lists.map((page) => ({
        element: <Shell loads={loads} keptPage={page.path} {...given} />,
        children: [page],
      })),
      { element: <Shell loads={loads} {...given} />, children: [...others, { path: "*", element: <NotFound /> }] },
    ];
  }, [pages, loads, onShown, onFailed]);
  return (
    <>
      <NavigationBridge navigation={navigation} />
      <ScrollMemory />
      <RouterFailureBoundary onFailed={onFailed}>
        <Screen routes={routes} />
      </RouterFailureBoundary>
    </>
  );
}

/** Rendered inside the boundary, which must catch its failures. */
function Screen({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The pages for which `isWanted` holds, and the others. */
function parted(pages: StorePage[], isWanted: (page: StorePage) => boolean | undefined): [StorePage[], StorePage[]] {
  return [pages.filter((page) => isWanted(page)), pages.filter((page) => !isWanted(page))];
}
