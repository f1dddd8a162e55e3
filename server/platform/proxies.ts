import { isIP } from "node:net";
import { makeValidator } from "envalid";

/** Reads TRUST_PROXY: no proxies, their number, or their addresses. */
export const proxies = makeValidator<false | number | string[]>((input) => {
  if (/^(off|false|0)$/i.test(input)) return false;
  if (/^[1-9]$/.test(input)) return Number(input);
  const list = input.split(",").map((one) => one.trim());
  if (list.every(isNetwork)) return list;
  // "on" is refused, because the caller writes the leftmost address in X-Forwarded-For.
  throw new Error("must be off, the number of proxies in front, such as 1, or their addresses, such as 10.0.0.0/8");
});

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest));
}
