import { COUNTER_CODE } from "#contract/counter.ts";

/**
 * Turns a typed code, such as `k7qm-4txp …`, into the platform's form. I and L are read as 1, O as 0. Undefined for text
 * that is no code.
 */
export function codeOf(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replace(/O/g, "0");
  return COUNTER_CODE.test(code) ? code : undefined;
}
