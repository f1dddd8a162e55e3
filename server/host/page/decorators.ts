import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import type { Decorate, DecorateContext } from "./Decorate.types";
import { standIns } from "./standIns";

/** In this order they change a page when it is made; they do not run again each time it is sent. */
const decorators: Decorate[] = [standIns()];

export async function decorated(page: PreparedPage, context: DecorateContext): Promise<PreparedPage> {
  let result = page;
  for (const decorate of decorators) {
    try {
      result = await decorate(result, context);
    } catch {
      // The page is complete without this decoration.
    }
  }
  return result;
}
