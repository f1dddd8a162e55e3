/** What a rule has found. */
export interface RuleFound {
  name: string;
  proves: string;
  /** How many rows differ. */
  count: number;
  /** The first of them, in words. */
  rows: string[];
}

/** The result of one look at the books: every rule, also those that found nothing. */
export interface BooksFound {
  at: Date;
  rules: RuleFound[];
}
