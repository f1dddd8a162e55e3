import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { firstPages } from "#tests/support/host/firstPages.ts";
import { otherLanguages } from "#tests/support/journeys/otherLanguages.ts";
import { runLighthouse, type Visit } from "./pages/runLighthouse";
import { median, rounded } from "./report/figures";
import { machine } from "./report/machine";

/**
 * `npm run bench -- lighthouse [--runs 3]`: Lighthouse's scores of the pages that a guest sees, in each language. Prints all
 * of them, and writes those that do not depend on the machine into docs/bench/lighthouse.md.
 */
const { values } = parseArgs({ args: process.argv.slice(3), options: { runs: { type: "string", default: "3" } } });
const on = machine();
const runs = Number(values.runs);
const STORE = "fresh-basket";
const shop = await startHaat();
const base = `${shop.origin}/${STORE}`;
const { home, listing, product } = await firstPages(shop.origin, STORE);
const pages = {
  home,
  listing,
  product,
  cart: `${base}/cart`,
  login: `${base}/login`,
  search: `${base}/search?query=milk`,
};

/** Lighthouse sometimes loses its trace, and asks to be run again. */
const visit = (address: string) => {
  const once = () => runLighthouse(address, "simulate", true);
  return once().catch(once);
};

const rows: string[] = [];
for (const [page, address] of Object.entries(pages)) {
  for (const code of ["en", ...otherLanguages]) {
    const there = code === "en" ? address : address.replace(base, `${base}/${code}`);
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(there));
    const scores = [0, 1, 2, 3].map((at) => rounded(median(visits.map((each) => each.scores[at] ?? 0))));
    const complaints = new Set(visits.flatMap((each) => each.complaints));
    process.stdout.write(`${page} ${code}: ${scores.join(" / ")} ${[...complaints].join(", ")}\n`);
    const lasting = [...complaints].filter((each) => !each.startsWith("performance"));
    rows.push(`| ${page} | ${code} | ${scores.slice(1).join(" | ")} | ${lasting.join(", ") || "–"} |`);
  }
}
await shop.stop();
const text = `# Lighthouse in each language

\`npm run bench -- lighthouse\` on ${on}; medians of ${runs} visits with an empty cache, the store in English, Hindi and Urdu. Lighthouse 12, mobile, loopback, production build. The scores for speed, which depend on the machine, are in [pages](pages.md).

| page | language | accessibility | best practices | SEO | what kept a score from 100 |
|---|---|---|---|---|---|
${rows.join("\n")}

Login and search are not for search engines and say so. A guest who opens the cart is led to the login.
`;
mkdirSync("docs/bench", { recursive: true });
writeFileSync("docs/bench/lighthouse.md", text);
process.exit();
