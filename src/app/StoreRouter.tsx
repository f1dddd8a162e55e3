import { BrowserRouter, Route, Routes } from "react-router-dom";
import type { StorePage } from "./createPages";
import { NavigationBridge } from "./NavigationBridge";
import type { PageLoads } from "./PageLoads";
import type { RouterNavigation } from "./RouterNavigation";
import { NotFound } from "./shell/NotFound";
import { RouterFailureBoundary } from "./shell/RouterFailureBoundary";
import { ScrollMemory } from "./shell/ScrollMemory";
import { Shell } from "./shell/Shell";

export interface StoreRouterProps {
  basePath: string;
  pages: StorePage[];
  loads: PageLoads;
  navigation: RouterNavigation;
}

/** The whole store under its prefix (spec 1, 2.1). Declarative: the data router costs 15 KiB more (ADR 9). */
export function StoreRouter({ basePath, pages, loads, navigation }: StoreRouterProps) {
  return (
    <BrowserRouter basename={basePath || "/"}>
      <NavigationBridge navigation={navigation} />
      <ScrollMemory />
      <RouterFailureBoundary>
        <Routes>
          <Route element={<Shell loads={loads} />}>
            {pages.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </RouterFailureBoundary>
    </BrowserRouter>
  );
}
