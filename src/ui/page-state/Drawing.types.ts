/** What there is a drawing of. */
export type DrawingName = "cart" | "box" | "search" | "offline" | "address" | "store" | "error" | "document";
