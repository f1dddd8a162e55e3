/** Whether the long proofs run whole, as `npm run test:long` has them, or at a size that shows the same in seconds. */
export const isWhole = process.env.HAAT_PROOF === "whole";

/** What a proof takes as its size: the small one on every run, the whole one when it is asked for. */
export const sized = <T>(small: T, whole: T): T => (isWhole ? whole : small);

/** Says at each tenth of a whole proof how far it is: whoever waits for minutes sees it go on. */
export function tellProgress(what: string, of: number): (done: number) => void {
  let next = of / 10;
  return (done) => {
    if (!isWhole || done < next) return;
    next = (Math.floor((done * 10) / of) + 1) * (of / 10);
    console.info(`${Math.min(done, of).toLocaleString("en")} of ${of.toLocaleString("en")} ${what}`);
  };
}
