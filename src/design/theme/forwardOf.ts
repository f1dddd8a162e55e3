/** 1, or −1 where the element's lines run from right to left: the sign of a way to the right. */
export const forwardOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
