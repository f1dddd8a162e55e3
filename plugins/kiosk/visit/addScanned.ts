import { devices } from "#contract/devices.ts";
import { CartStore } from "#domain/cart/index.ts";
import { cartCandidateOf } from "#domain/catalogue/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { isolated } from "#kernel/text/isolated.ts";
import type { KioskWords } from "../languages";

/** Adds a scanned product. The cart shows the success; a failure is shown here. */
export async function addScanned(code: string, container: Container, bearer: string, words: KioskWords): Promise<void> {
  const notices = container.get(Notices);
  try {
    const found = await container.get(ApiClient).call(devices.scan, { query: { code }, bearer });
    const variant = found.product.variants.find(({ variantId }) => variantId === found.variantId);
    if (variant === undefined || variant.availableQuantity <= 0) {
      return notices.show("error", words.soldOut(isolated(found.product.name)));
    }
    container.get(CartStore).add(cartCandidateOf(found.product, variant));
  } catch (error) {
    const isUnknown = error instanceof HttpError && error.status === 404;
    notices.show("error", isUnknown ? words.unknownCode : words.scanFailed);
  }
}
