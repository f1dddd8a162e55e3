import type { Decorator } from "storybook-react-rsbuild";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { DomPurifySanitizer } from "#kernel/html/DomPurifySanitizer.ts";
import { HtmlSanitizer } from "#kernel/html/HtmlSanitizer.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";

const container = new Container(new InversifyResolver());
container.value(SlotRegistry, new SlotRegistry([]));
container.value(HtmlSanitizer, new DomPurifySanitizer());

/** For views that have slots or draw a store's HTML: no plugin fills a slot, and the browser's sanitiser cleans the HTML. */
export const withShop: Decorator = (Story) => (
  <ContainerContext value={container}>
    <Story />
  </ContainerContext>
);
