import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { Decorate, DecorateContext } from "./Decorate.types";
import { standIns } from "./standIns";

/** In this order, once when a page is made and never for an answer. */
const decorators: Decorate[] = [standIns()];

export async function decorated(page: PreparedPage, context: DecorateContext): Promise<PreparedPage> {
  let result = page;
  for (const decorate of decorators) {
    try {
      result = await decorate(result, context);
    } catch {
      // The page is whole without it.
    }
  }
  return result;
}
