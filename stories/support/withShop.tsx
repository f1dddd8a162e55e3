import type { Decorator } from "storybook-react-rsbuild";
import { Container } from "../../src/kernel/container/Container";
import { InversifyResolver } from "../../src/kernel/container/InversifyResolver";
import { DomPurifySanitizer } from "../../src/kernel/html/DomPurifySanitizer";
import { HtmlSanitizer } from "../../src/kernel/html/HtmlSanitizer";
import { SlotRegistry } from "../../src/kernel/plugin/SlotRegistry";
import { ContainerContext } from "../../src/kernel/react/ContainerContext";

const container = new Container(new InversifyResolver());
container.value(SlotRegistry, new SlotRegistry([]));
container.value(HtmlSanitizer, new DomPurifySanitizer());

/** For views that have slots or draw a store's HTML: no plugin fills a slot, and the browser's sanitiser cleans the HTML. */
export const withShop: Decorator = (Story) => (
  <ContainerContext value={container}>
    <Story />
  </ContainerContext>
);
