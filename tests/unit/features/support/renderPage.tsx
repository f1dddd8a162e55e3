import { text } from "node:stream/consumers";
import { enableStaticRendering } from "mobx-react-lite";
import { prerenderToNodeStream } from "react-dom/static";
import { matchRoutes, Route, Routes, StaticRouter } from "react-router-dom";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";
import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { type Answers, shopContainer } from "./shopContainer";

// As on the host: components read state once and observe nothing.
enableStaticRendering(true);

/**
 * The HTML that a server would send for `path`: runs the page's own prefetch, then draws the page from the cache alone.
 */
export async function renderPage(
  feature: Feature,
  path: string,
  answers: Answers,
  { prefetched = true } = {},
): Promise<string> {
  const { container, api } = await shopContainer(feature, answers);
  const url = new URL(path, "http://store.localhost");
  const [match] = matchRoutes(feature.routes as RouteEntry[], url) ?? [];
  if (match === undefined) throw new Error(`No route of ${feature.id} answers ${path}.`);
  const route = match.route as RouteEntry;
  if (prefetched) await route.prefetch?.({ container, params: match.params, url });
  const { Page, bind } = await route.load();
  bind?.(container);
  const asked = api.asked.length;
  const { prelude } = await prerenderToNodeStream(
    <ContainerContext value={container}>
      <ThemeProvider colours={{}}>
        <StaticRouter location={path}>
          <Routes>
            <Route path={route.path} element={<Page />} />
          </Routes>
        </StaticRouter>
      </ThemeProvider>
    </ContainerContext>,
  );
  if (api.asked.length !== asked) throw new Error("Drawing on the server asked the platform for something.");
  return text(prelude);
}

/** The text that a shopper reads. */
export function wordsOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");
}
