const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Integer paise → `₹1,234.50`: the rupee symbol and always two decimals (spec 1). */
export function formatMoney(paise: number): string {
  return RUPEES.format(paise / 100);
}
