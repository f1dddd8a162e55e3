/**
 * `20261125-100042` → `100042`: the number that staff and customers say aloud, and that receipt, counter and board show.
 * The platform counts it through all stores and days, so no two orders share one (ADR 52).
 */
export const spokenNumber = (orderNumber: string): string => orderNumber.split("-").at(-1) ?? orderNumber;
