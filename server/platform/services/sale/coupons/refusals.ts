import { conflict, type PlatformError } from "../../../errors";

const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

export const alreadyUsed = (): PlatformError => conflict("COUPON_USED", "You have already used this coupon.");

export const belowMinimum = (minimumPaise: number, goodsPaise: number): PlatformError =>
  conflict(
    "COUPON_BELOW_MINIMUM",
    `This coupon needs products worth ${RUPEES.format(minimumPaise / 100)}. Add ${RUPEES.format((minimumPaise - goodsPaise) / 100)} more to use it.`,
  );
