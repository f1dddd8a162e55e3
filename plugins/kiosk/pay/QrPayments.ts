import { makeAutoObservable } from "mobx";

/** The address that a phone pays at; undefined while nothing is to be paid by one. */
export class QrPayments {
  address: string | undefined;
  /** A UPI app opens by itself, and not a page. */
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
