/** `20261125-100042` → `100042`: what people say to each other. */
export const shortNumber = (orderNumber: string): string => orderNumber.split("-").at(-1) ?? orderNumber;
