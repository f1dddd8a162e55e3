/** The subjects that have a drawing. */
export type DrawingName = "cart" | "box" | "search" | "offline" | "address" | "store" | "error" | "document";
