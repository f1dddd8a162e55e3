import { enableStaticRendering } from "mobx-react-lite";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type PriorityPicture, PriorityPictures } from "#design/picture/PriorityPictures.ts";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import type { StorePage } from "../../navigation/createPages";
import { PageLoads } from "../../navigation/PageLoads";
import { RouterNavigation } from "../../navigation/RouterNavigation";
import { StoreRoutes } from "../../navigation/StoreRoutes";
import { StoreApp } from "../../StoreApp";
import { ThemeCode } from "../../shell/theme/ThemeCode";
import type { HeadTag, PreparedPage } from "./PreparedPage.types";
import { pageStyles } from "./pageStyles";

// A page is rendered once. Its components must not subscribe to stores, because subscriptions would keep the stores in memory.
enableStaticRendering(true);

/**
 * Without the theme's code, as in the browser that hydrates the page. The theme's variables are among the page's styles.
 */
const themes = new ThemeCode();

export type DrawnPage = Required<Pick<PreparedPage, "html" | "styles" | "preloads">>;

export interface DrawRequest {
  container: Container;
  url: URL;
  basePath: string;
  pages: StorePage[];
}

/**
 * Renders the first screen as HTML with its styles. Waits for parts whose code or data is loaded later. The browser draws a
 * part that fails here. @throws the error of the page itself
 */
export async function drawPage({ container, url, basePath, pages }: DrawRequest): Promise<DrawnPage> {
  const renderer = createGriffelRenderer();
  const priorities: PriorityPicture[] = [];
  const { prelude } = await prerenderToNodeStream(
    <PriorityPictures value={priorities}>
      <StoreApp container={container} renderer={renderer} themes={themes}>
        <StaticRouter basename={basePath || "/"} location={`${url.pathname}${url.search}`}>
          <StoreRoutes pages={pages} loads={new PageLoads()} navigation={new RouterNavigation()} />
        </StaticRouter>
      </StoreApp>
    </PriorityPictures>,
    // The HTML comes in one chunk: React moves later chunks into place with inline scripts, which a browser without scripts
    // never runs.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => {} },
  );
  let html = "";
  for await (const piece of prelude) html += piece;
  return {
    html,
    styles: pageStyles(html, renderer, container.get(BrandingStore)),
    preloads: preloadsOf(priorities),
  };
}

/** React may render a component more than once before the page is complete, so the same picture may be reported twice. */
function preloadsOf(priorities: PriorityPicture[]): HeadTag[] {
  const once = new Map(priorities.map((picture) => [picture.src, picture]));
  return [...once.values()].map(({ src, srcSet, sizes }) => ({
    name: "link",
    attributes: {
      rel: "preload",
      as: "image",
      // A browser that does not know `imagesrcset` must not load the uploaded picture as well.
      ...(srcSet ? { imagesrcset: srcSet, imagesizes: sizes } : { href: src }),
      fetchpriority: "high",
    },
  }));
}
