import { describe, expect, it } from "vitest";
import { buildBrowser } from "../support/buildBrowser";

/** Words that only the plugin's own code holds, and that a minifier must keep. */
const plugins = [
  { flag: "FLAG_COMING_SOON", words: ["Coming soon.."] },
  { flag: "FLAG_SHIPPING", words: ["Expected delivery:", "Delivered in"] },
  { flag: "FLAG_WALLET", words: ["Transaction History", "Recharge Wallet", "Insufficient Balance"] },
];

describe.each(plugins)("a build with $flag", ({ flag, words }) => {
  it("off carries none of the plugin's code", async () => {
    const bundle = await buildBrowser({ [flag]: "off" });
    for (const word of words) expect(bundle).not.toContain(word);
  });

  it("on carries it", async () => {
    const bundle = await buildBrowser({ [flag]: "on" });
    for (const word of words) expect(bundle).toContain(word);
  });
});

describe("a switch that is neither on nor off", () => {
  it("stops the build with a sentence that names it", async () => {
    await expect(buildBrowser({ FLAG_SHIPPING: "yes" as "on" })).rejects.toThrow(
      /FLAG_SHIPPING is "yes"; set it to "on" or "off"/,
    );
  });
});
