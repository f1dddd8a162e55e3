/** Whether the long proofs run at full size (`npm run test:long`), or at a size that proves the same in seconds. */
export const isWhole = process.env.HAAT_PROOF === "whole";

/** The size of a proof: small on every run, full when it is asked for. */
export const sized = <T>(small: T, whole: T): T => (isWhole ? whole : small);

/** Reports progress at each tenth of a full-size proof, for whoever waits for minutes. */
export function tellProgress(what: string, of: number): (done: number) => void {
  let next = of / 10;
  return (done) => {
    if (!isWhole || done < next) return;
    next = (Math.floor((done * 10) / of) + 1) * (of / 10);
    console.info(`${Math.min(done, of).toLocaleString("en")} of ${of.toLocaleString("en")} ${what}`);
  };
}
