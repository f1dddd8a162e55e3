import { grouped } from "./grouped";

/** `123456` → `1,23,456`. */
export function formatCount(count: number): string {
  return grouped(String(count));
}
