/** The start of a page in the browser. Everything that the first screen does not need waits for its end. */
export class PageStart {
  /**
   * Resolves when the first screen can be used. A shop that is opened inside a page has no start of its own, so it resolves
   * at once.
   */
  isOver: Promise<void> = Promise.resolve();

  /** @returns the function that ends the start */
  begin(): () => void {
    let end = () => {};
    this.isOver = new Promise((resolve) => {
      end = resolve;
    });
    return end;
  }
}
