import { makeAutoObservable, runInAction } from "mobx";
import { type Order, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import * as words from "./words.en";

export type SaveFile = (bytes: ArrayBuffer, name: string, type: string) => void;

/** Downloads an order's invoice as a file (spec 2.9). */
export class InvoiceDownload {
  isRunning = false;

  constructor(
    private readonly api: ApiClient,
    private readonly notices: Notices,
    private readonly save: SaveFile,
  ) {
    makeAutoObservable<this, "api" | "notices" | "save">(this, { api: false, notices: false, save: false });
  }

  async download({ id, orderNumber }: Pick<Order, "id" | "orderNumber">): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const bytes = await this.api.call(orders.invoice, { params: { id }, responseType: "arraybuffer" });
      this.save(bytes, `invoice-${orderNumber.replace(/[^\w-]/g, "")}.pdf`, "application/pdf");
    } catch (error) {
      if (!(error instanceof SessionEnded)) {
        this.notices.show("error", messageOf(error, words.invoiceNotDownloaded));
      }
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
