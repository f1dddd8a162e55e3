import { makeAutoObservable } from "mobx";

/** The address in the QR code; undefined while no phone payment is running. */
export class QrPayments {
  address: string | undefined;
  /** The address opens a UPI app and not a page. */
  isUpi = false;

  constructor() {
    makeAutoObservable(this);
  }

  show(address: string): void {
    this.address = address;
    this.isUpi = address.startsWith("upi:");
  }

  end(): void {
    this.address = undefined;
  }
}
