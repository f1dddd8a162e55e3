import type { Address } from "../../../../../src/contract/customers/addresses";

/** All that an invoice shows. Amounts are integer paise. */
export interface Invoice {
  number: string;
  /** The day of the delivery. */
  date: Date;
  orderNumber: string;
  orderDate: Date;
  store: InvoiceStore;
  /** The account's number; the address may name another. */
  buyerMobile: string;
  address: Address;
  paymentMethod: string;
  paymentStatus: string;
  lines: InvoiceLine[];
  taxes: InvoiceTax[];
  totalPricePaise: number;
  totalDiscountPaise: number;
  couponDiscountPaise: number;
  taxPaise: number;
  shippingPaise: number;
  finalPricePaise: number;
}

export interface InvoiceStore {
  name: string;
  /** `#rrggbb`, as the store chose it. */
  primaryColor: string;
  supportNumber: string;
  supportEmail: string;
  /** Where it sells from, and what the tax office knows it by; each may be empty. */
  address: string;
  taxNumber: string;
  /** Undefined where there is none that can be read. */
  logo?: InvoiceLogo;
}

export interface InvoiceLogo {
  /** Without transparency, which would have to be unpacked. */
  png: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export interface InvoiceLine {
  name: string;
  /** Weight and article number. */
  details: string;
  quantity: number;
  /** Undefined where no saving is claimed (reading 17). */
  mrpPaise?: number;
  pricePaise: number;
  taxPercent: number;
  amountPaise: number;
}

/** One rate's tax; `isIncluded` in the prices, or on top of them. */
export interface InvoiceTax {
  percent: number;
  isIncluded: boolean;
  /** What the tax is counted from: without tax, after the coupon. */
  taxablePaise: number;
  taxPaise: number;
}
