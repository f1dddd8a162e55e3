import type { Address } from "#contract/customers/addresses.ts";

/** Everything that an invoice shows. Amounts are in whole paise. */
export interface Invoice {
  number: string;
  /** The day of the delivery. */
  date: Date;
  orderNumber: string;
  orderDate: Date;
  store: InvoiceStore;
  /** The number of the account; the address may have another one. */
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
  /** In this zone the invoice's days begin and end. */
  timeZone: string;
  /** `#rrggbb` as the store chose it. */
  primaryColor: string;
  supportNumber: string;
  supportEmail: string;
  /** The seller's address and tax number; each may be empty. */
  address: string;
  taxNumber: string;
  /** Undefined when the store has no logo that can be read. */
  logo?: InvoiceLogo;
}

export interface InvoiceLogo {
  /** Without transparency, so that pdfkit need not unpack the picture. */
  png: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

export interface InvoiceLine {
  name: string;
  /** Weight and SKU. */
  details: string;
  quantity: number;
  /** Undefined when no saving is claimed (reading 17). */
  mrpPaise?: number;
  pricePaise: number;
  taxPercent: number;
  amountPaise: number;
}

/** The tax of one rate. `isIncluded`: contained in the prices, not added to them. */
export interface InvoiceTax {
  percent: number;
  isIncluded: boolean;
  /** The amount that the tax is computed from: without tax, after the coupon. */
  taxablePaise: number;
  taxPaise: number;
}
