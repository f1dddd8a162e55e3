import { describe, expect, test } from "vitest";
import { languageElsewhere } from "#server/host/addresses/languageElsewhere.ts";

const led = (headers: Parameters<typeof languageElsewhere>[0]) => languageElsewhere(headers, ["en", "hi", "ur"]);

describe("a shopper at a store's root is led", () => {
  test("to the language that the browser prefers, whatever its country", () => {
    expect(led({ "accept-language": "hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7" })).toBe("hi");
    expect(led({ "accept-language": "ta,ur-Arab-IN;q=0.8,en;q=0.5" })).toBe("ur");
  });

  test("to the language that was chosen, before the browser's", () => {
    expect(led({ cookie: "a=b; haat-language=ur", "accept-language": "hi" })).toBe("ur");
  });

  test("nowhere, when the first language was chosen or is preferred", () => {
    expect(led({ cookie: "haat-language=en", "accept-language": "hi" })).toBeUndefined();
    expect(led({ "accept-language": "EN-in,hi;q=0.9" })).toBeUndefined();
  });

  test("nowhere, when no language of the store is named", () => {
    expect(led({})).toBeUndefined();
    expect(led({ "accept-language": "*" })).toBeUndefined();
    expect(led({ "accept-language": "ta-IN,ta" })).toBeUndefined();
    expect(led({ "accept-language": "hi;q=0" })).toBeUndefined();
    expect(led({ cookie: "haat-language=xx; not-haat-language=hi" })).toBeUndefined();
    expect(led({ "accept-language": "hi;q=".repeat(5000) })).toBeUndefined();
  });

  test("nowhere from any other page", () => {
    expect(languageElsewhere({ "accept-language": "hi" }, undefined)).toBeUndefined();
  });
});
