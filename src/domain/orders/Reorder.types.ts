/** What became of an order's lines when they were put into the cart again. Amounts are integer paise. */
export interface ReorderResult {
  /** Lines of the order. */
  total: number;
  /** Lines that are in the cart with all that was ordered. */
  complete: number;
  priceChanged: { id: string; name: string; wasPaise: number; nowPaise: number }[];
  /** Less is in stock than was ordered. */
  fewer: { id: string; name: string; wanted: number; got: number }[];
  /** Out of stock, hidden, or no longer sold. */
  gone: { id: string; name: string }[];
  /** The platform did not take it, for another reason. */
  refused: { id: string; name: string }[];
}
