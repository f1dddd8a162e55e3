import { grouped } from "./grouped";

const NOTHING = "₹0.00";

/** Integer paise → `₹1,234.50`: the rupee symbol and always two decimals (spec 1). Zero gets no minus sign. */
export function formatMoney(paise: number): string {
  const amount = `₹${grouped((Math.abs(paise) / 100).toFixed(2))}`;
  return paise < 0 && amount !== NOTHING ? `−${amount}` : amount;
}

/** `₹54.00/L` */
export function formatUnitPrice({ paise, unit }: { paise: number; unit: string }): string {
  return `${formatMoney(paise)}/${unit}`;
}
