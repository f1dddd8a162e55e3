import { conflict, type PlatformError } from "../../../errors";
import { words } from "../words";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

export const alreadyUsed = (): PlatformError => conflict("COUPON_USED", words.couponUsed);

export const belowMinimum = (minimumPaise: number, goodsPaise: number): PlatformError =>
  conflict(
    "COUPON_BELOW_MINIMUM",
    words.couponBelowMinimum(RUPEES.format(minimumPaise / 100), RUPEES.format((minimumPaise - goodsPaise) / 100)),
  );
