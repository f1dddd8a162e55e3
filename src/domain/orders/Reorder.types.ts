/** What happened to each line of an order that is bought again. Amounts are integer paise. */
export interface ReorderResult {
  /** How many lines the order has. */
  total: number;
  /** How many lines are in the cart with the whole ordered quantity. */
  complete: number;
  priceChanged: { id: string; name: string; wasPaise: number; nowPaise: number }[];
  /** Lines of which less is in stock than was ordered. */
  fewer: { id: string; name: string; wanted: number; got: number }[];
  /** Lines that are out of stock, hidden, or no longer sold. */
  gone: { id: string; name: string }[];
  /** Lines that the platform refused for another reason. */
  refused: { id: string; name: string }[];
}
