/** The start of a page in the browser. What the first screen does not need waits until it is over. */
export class PageStart {
  /** Resolves when the first screen is in use; a page that the browser did not begin with is in use at once. */
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
