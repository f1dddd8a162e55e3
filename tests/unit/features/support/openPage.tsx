import { enableStaticRendering } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { atRest } from "../../support/atRest";
import { type Answers, shopContainer } from "./shopContainer";

enableStaticRendering(false);

/** Opens a page in a browser-like window, with its answers, until the test is over. Needs `@vitest-environment happy-dom`. */
export async function openPage(feature: Feature, path: string, answers: Answers) {
  const shop = await shopContainer(feature, answers);
  const root = document.createElement("div");
  document.body.append(root);
  const routes = await Promise.all(
    (feature.routes ?? []).map(async ({ path: at, load }) => {
      const { Page, bind } = await load();
      bind?.(shop.container);
      return { path: at, Component: Page };
    }),
  );
  const router = createMemoryRouter([...routes, { path: "*", element: "elsewhere" }], { initialEntries: [path] });
  const reactRoot = createRoot(root);
  await act(async () =>
    reactRoot.render(
      <ContainerContext value={shop.container}>
        <ThemeProvider colours={{}} targetDocument={document}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </ContainerContext>,
    ),
  );
  const close = async () => {
    await act(async () => reactRoot.unmount());
    root.remove();
    shop.queries.dispose();
  };
  onTestFinished(close);
  await atRest();
  return {
    ...shop,
    root,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Waits until answers have come and are drawn. */
    settle: atRest,
    close,
  };
}
