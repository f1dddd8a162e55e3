import { describe, expect, test } from "vitest";
import { chosenLanguage } from "#server/host/addresses/chosenLanguage.ts";

const OFFERED = ["en", "hi", "ur"] as const;
const chosen = (headers: Parameters<typeof chosenLanguage>[0]) => chosenLanguage(headers, [...OFFERED]);

describe("the language in which a store's root opens", () => {
  test("is the one that the browser prefers, whatever its country", () => {
    expect(chosen({ "accept-language": "hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7" })).toBe("hi");
    expect(chosen({ "accept-language": "ta,ur-Arab-IN;q=0.8,en;q=0.5" })).toBe("ur");
    expect(chosen({ "accept-language": "EN-in,hi;q=0.9" })).toBe("en");
  });

  test("is the one that the shopper chose, before the browser's", () => {
    expect(chosen({ cookie: "a=b; haat-language=ur", "accept-language": "hi" })).toBe("ur");
    expect(chosen({ cookie: "haat-language=en", "accept-language": "hi" })).toBe("en");
  });

  test("is the store's first one, when none that is offered is named", () => {
    expect(chosen({})).toBe("en");
    expect(chosen({ "accept-language": "*" })).toBe("en");
    expect(chosen({ "accept-language": "ta-IN,ta" })).toBe("en");
    expect(chosen({ "accept-language": "hi;q=0" })).toBe("en");
    expect(chosen({ cookie: "haat-language=xx; not-haat-language=hi" })).toBe("en");
    expect(chosen({ "accept-language": `${"hi;q=".repeat(5000)}` })).toBe("en");
  });
});
