import { makeAutoObservable, runInAction } from "mobx";
import { type Order, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import { LastError } from "#kernel/notices/LastError.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import * as words from "./words.en";

export type SaveFile = (bytes: ArrayBuffer, name: string, type: string) => void;

/** Downloads an order's invoice as a file (spec 2.9). */
export class InvoiceDownload {
  isRunning = false;
  readonly #lastError: LastError;
  readonly #api: ApiClient;
  readonly #save: SaveFile;

  constructor(api: ApiClient, notices: Notices, save: SaveFile) {
    this.#api = api;
    this.#save = save;
    this.#lastError = new LastError(notices);
    makeAutoObservable(this);
  }

  async download({ id, orderNumber }: Pick<Order, "id" | "orderNumber">): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.#lastError.withdraw();
    try {
      const bytes = await this.#api.call(orders.invoice, { params: { id }, responseType: "arraybuffer" });
      this.#save(bytes, `invoice-${orderNumber.replace(/[^\w-]/g, "")}.pdf`, "application/pdf");
    } catch (error) {
      if (!(error instanceof SessionEnded)) {
        this.#lastError.show(messageOf(error, words.invoiceNotDownloaded));
      }
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
