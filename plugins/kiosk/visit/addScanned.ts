import { devices } from "../../../src/contract/devices";
import { CartStore } from "../../../src/domain/cart";
import { cartCandidateOf } from "../../../src/domain/catalogue";
import type { Container } from "../../../src/kernel/container/Container";
import { ApiClient } from "../../../src/kernel/http/ApiClient";
import { HttpError } from "../../../src/kernel/http/errors";
import { Notices } from "../../../src/kernel/notices/Notices";
import { isolated } from "../../../src/kernel/text/isolated";
import type { KioskWords } from "../words/english";

/** Adds a scanned product. The cart in sight shows the success; a failure is reported here. */
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
