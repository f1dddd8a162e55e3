/** The result of a rule. */
export interface RuleFound {
  name: string;
  proves: string;
  /** How many rows differ. */
  count: number;
  /** The first of them, in words. */
  rows: string[];
}

/** The result of a check of the books: every rule, even if it found nothing. */
export interface BooksFound {
  at: Date;
  rules: RuleFound[];
}
