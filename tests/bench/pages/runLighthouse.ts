import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "#tests/support/browser/findBrowser.ts";

/** One visit with an empty cache; times are in ms. */
export interface Visit {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** KiB on the wire: the HTML, the scripts, and everything. */
  htmlKiB: number;
  scriptKiB: number;
  allKiB: number;
  domNodes: number;
  /** The scores for performance, accessibility, best practices and SEO; the last three only where `isWhole`. */
  scores: number[];
  /** What kept a score below 100. */
  complaints: string[];
}

type Throttling = "devtools" | "simulate";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/** Runs Lighthouse with its own mobile settings, in a separate browser. */
export async function runLighthouse(address: string, throttlingMethod: Throttling, isWhole: boolean): Promise<Visit> {
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: FLAGS, logLevel: "silent" });
  try {
    const onlyCategories = isWhole ? CATEGORIES : CATEGORIES.slice(0, 1);
    const flags = { port: chrome.port, throttlingMethod, onlyCategories, logLevel: "error" as const };
    const lhr = (await lighthouse(address, flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? `Lighthouse did not see ${address}`);
    const of = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
    const { details } = lhr.audits["network-requests"] ?? {};
    const requests = (details && "items" in details ? details.items : []) as Request[];
    const kib = (type?: string) =>
      requests
        .filter(({ resourceType, url }) => url.startsWith("http") && (type === undefined || resourceType === type))
        .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0);
    return {
      lcp: of("largest-contentful-paint"),
      fcp: of("first-contentful-paint"),
      tbt: of("total-blocking-time"),
      cls: of("cumulative-layout-shift"),
      htmlKiB: kib("Document"),
      scriptKiB: kib("Script"),
      allKiB: kib(),
      domNodes: of("dom-size"),
      scores: onlyCategories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      complaints: onlyCategories.flatMap((id) => {
        const weighed = lhr.categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
        return weighed.filter((ref) => (lhr.audits[ref.id]?.score ?? 1) < 0.9).map((ref) => `${id}: ${ref.id}`);
      }),
    };
  } finally {
    chrome.kill();
  }
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}
