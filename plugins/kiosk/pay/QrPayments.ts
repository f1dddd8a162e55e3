import { makeAutoObservable } from "mobx";

/** The content of the QR code. */
export interface PayCode {
  /** True when the code opens a UPI app and not a page. */
  isUpi: boolean;
  /** The address in the code. The page behind it uses the language with this code. */
  addressIn: (language: string) => string;
}

/** The shown code; undefined while no phone payment is running. */
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
