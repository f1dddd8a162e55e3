import { Route, Routes } from "react-router-dom";
import type { StorePage } from "./createPages";
import { NavigationBridge } from "./NavigationBridge";
import type { PageLoads } from "./PageLoads";
import type { RouterNavigation } from "./RouterNavigation";
import { NotFound } from "./shell/NotFound";
import { RouterFailureBoundary } from "./shell/RouterFailureBoundary";
import { ScrollMemory } from "./shell/ScrollMemory";
import { Shell } from "./shell/Shell";

export interface StoreRoutesProps {
  pages: StorePage[];
  loads: PageLoads;
  navigation: RouterNavigation;
  /** The first screen stands and can be used, be it only to say what failed; called again when it is drawn anew. */
  onShown?: () => void;
}

/** The whole store (spec 1, 2.1), inside a browser's router or the host's. */
export function StoreRoutes({ pages, loads, navigation, onShown }: StoreRoutesProps) {
  return (
    <>
      <NavigationBridge navigation={navigation} />
      <ScrollMemory />
      <RouterFailureBoundary onFailed={onShown}>
        <Routes>
          <Route element={<Shell loads={loads} onShown={onShown} />}>
            {pages.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </RouterFailureBoundary>
    </>
  );
}
