import { enableStaticRendering } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createStoreHistory } from "#app/navigation/createStoreHistory.ts";
import { StoreRouter } from "#app/navigation/StoreRouter.tsx";
import { StoreRoutes, type StoreRoutesProps } from "#app/navigation/StoreRoutes.tsx";
import { StoreTheme } from "#app/shell/theme/StoreTheme.tsx";
import { ThemeCode } from "#app/shell/theme/ThemeCode.ts";
import { createStoreTheme } from "#design/theme/createStoreTheme.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { SessionTokens } from "#kernel/session/SessionTokens.ts";

/** Reads what the program reads before it draws: the session, and who the store is. */
export async function begin(container: Container): Promise<void> {
  await container.get(SessionTokens).start();
  await Promise.all([container.get(SessionStore).start(), container.get(BrandingStore).load()]);
}

export function end(container: Container): void {
  container.get(SessionStore).dispose();
  container.get(SessionTokens).dispose();
  (container.get(QueryCache) as CoreQueryCache).dispose();
}

/** Draws the storefront at `path` in the document. */
export async function showStore(container: Container, path: string, routes: StoreRoutesProps) {
  enableStaticRendering(false);
  window.history.replaceState(null, "", path);
  const history = createStoreHistory();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ContainerContext value={container}>
        <StoreTheme themes={new ThemeCode(createStoreTheme)} targetDocument={document}>
          <StoreRouter basename="" history={history} atHand={{ has: () => false }}>
            <StoreRoutes {...routes} />
          </StoreRouter>
        </StoreTheme>
      </ContainerContext>,
    ),
  );
  return {
    place,
    close: async () => {
      await act(async () => root.unmount());
      end(container);
      place.remove();
    },
  };
}
