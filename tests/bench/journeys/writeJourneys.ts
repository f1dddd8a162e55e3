import { mkdirSync, writeFileSync } from "node:fs";
import { budget } from "#tests/support/speed/budget.ts";
import { barPlot } from "../report/barPlot";
import { median, quantile, rounded } from "../report/figures";
import { writeBudgetTable } from "../report/writeBudgetTable";
import { CONDITIONS, network } from "./conditions";
import type { JourneyFigures } from "./JourneyFigures.types";
import type { Journey } from "./measureJourneys";

const LIMITS: Record<Journey["what"], number | undefined> = {
  "click to title": budget.titleMs,
  "tap to badge": budget.badgeMs,
  "slowest of a purchase": budget.interactionMs,
  "back to listing": undefined,
};

/** Writes the medians into docs/bench and the README. */
export async function writeJourneys(machine: string, runs: number, journeys: readonly Journey[]): Promise<void> {
  const results = journeys.map(figuresOf);
  const rows = results.map((r) => {
    const limit = LIMITS[r.what];
    const mark = limit !== undefined && r.median > limit ? " **over**" : "";
    return `| ${r.what} | ${r.how} | ${r.condition} | ${r.runs} | ${r.median}${mark} | ${r.p95} | ${limit ?? "–"} |`;
  });
  const text = `# What a shopper waits for inside the page

\`npm run bench -- journeys\` on ${machine}; ${runs} of each, every one in a browser that has never been here: the listing opens, 2 s go by, the card comes into view, 2 s go by, and it is pressed. The processor is 4 times slower (by the browser's own throttling), slow 4G is Lighthouse's preset for DevTools throttling (${network}).

Measured in the page: from the click's own time stamp to the first frame in which what is waited for is there (asked after each change of the document, read in the frame after it). With the mouse the pointer rests on the card for 100 ms before, as people's do; a bare tap is the harder case, with nothing at all between touching and lifting. Back counts from \`history.back()\` until the card is there and the page stands where it stood. The tap on Add is a logged-in shopper's. Of a whole purchase (card, Add, cart, address, payment, order) the slowest interaction counts, as the browser reports it: from the tap or key to the frame that shows its outcome, in steps of 8 ms. Presses are sent to a point of the page, without the checks that the test tool would make in the page meanwhile.

| what | how | under | times | median ms | p95 ms | budget |
|---|---|---|---|---|---|---|
${rows.join("\n")}

![What a shopper waits for](journeys.svg)
`;
  const groups = CONDITIONS.map(({ name }) => ({
    title: name,
    unit: "ms",
    bars: results
      .filter(({ condition }) => condition === name)
      .map((r) => ({ label: `${r.what}, ${r.how.split(",")[0]}`, value: r.median })),
  }));
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync("docs/bench/journeys.json", `${JSON.stringify({ machine, runs, results }, null, 2)}\n`);
  writeFileSync("docs/bench/journeys.md", text);
  writeFileSync("docs/bench/journeys.svg", barPlot("Inside the page, medians", groups));
  await writeBudgetTable();
  process.stdout.write(text);
}

function figuresOf({ what, how, condition, times }: Journey): JourneyFigures {
  return {
    what,
    how,
    condition: condition.name,
    isSlowNetwork: condition.isSlowNetwork,
    runs: times.length,
    median: rounded(median(times)),
    p95: rounded(quantile(times, 0.95)),
  };
}
