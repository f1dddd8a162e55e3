/** A store's owner or staff: the one store that they may change, and their name for the audit log. */
export interface Owner {
  storeId: string;
  /** `asha at the command line`, or the name of a token. */
  who: string;
}
