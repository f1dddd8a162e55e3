import { type Order, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import * as words from "./words.en";

export type SaveFile = (bytes: ArrayBuffer, name: string, type: string) => void;

/** Downloads an order's invoice as a file (spec 2.9). */
export class InvoiceDownload extends ShopperAction {
  readonly #api: ApiClient;
  readonly #save: SaveFile;

  constructor(api: ApiClient, notices: Notices, save: SaveFile) {
    super(notices);
    this.#api = api;
    this.#save = save;
  }

  download({ id, orderNumber }: Pick<Order, "id" | "orderNumber">): Promise<void> {
    return this.run(
      async () => {
        const bytes = await this.#api.call(orders.invoice, { params: { id }, responseType: "arraybuffer" });
        this.#save(bytes, `invoice-${orderNumber.replace(/[^\w-]/g, "")}.pdf`, "application/pdf");
      },
      (error) => messageOf(error, words.invoiceNotDownloaded),
    );
  }
}
