import { makeAutoObservable } from "mobx";

/** What stands in the QR code. */
export interface PayCode {
  /** The code opens a UPI app and not a page. */
  isUpi: boolean;
  /** The address in the code; the page behind it speaks the language with this code. */
  addressIn: (language: string) => string;
}

/** The code that is shown; undefined while no phone payment is running. */
export class QrPayments {
  code: PayCode | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  show(code: PayCode): void {
    this.code = code;
  }

  end(): void {
    this.code = undefined;
  }
}
