import { Route, Routes } from "react-router-dom";
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
  /**
   * Called when the first screen is rendered and can be used, even if it only shows an error; called again when it is rendered
   * anew.
   */
  onShown?: () => void;
  /** Called when a screen could not be rendered; `onShown` when left out. */
  onFailed?: (error: unknown) => void;
}

/** The routes of the whole store (spec 1, 2.1), for the browser's router or the host's. */
export function StoreRoutes({ pages, loads, navigation, onShown, onFailed = onShown }: StoreRoutesProps) {
  return (
    <>
      <NavigationBridge navigation={navigation} />
      <ScrollMemory />
      <RouterFailureBoundary onFailed={onFailed}>
        <Routes>
          <Route element={<BareFrame onShown={onShown} onFailed={onFailed} />}>{routesOf(pages, true)}</Route>
          <Route element={<Shell loads={loads} onShown={onShown} onFailed={onFailed} />}>
            {routesOf(pages, false)}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </RouterFailureBoundary>
    </>
  );
}

function routesOf(pages: StorePage[], bare: boolean) {
  const wanted = pages.filter(({ isBare = false }) => isBare === bare);
  return wanted.map(({ path, element }) => <Route key={path} path={path} element={element} />);
}
