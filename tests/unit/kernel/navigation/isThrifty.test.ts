import { describe, expect, it } from "vitest";
import { isThrifty } from "../../../../src/kernel/navigation/isThrifty";

const browser = (connection?: object) => ({ connection }) as unknown as Navigator;

describe("a connection to be spared", () => {
  it.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is %o",
    (connection) => expect(isThrifty(browser(connection))).toBe(true),
  );

  it("is none that says nothing of itself, and no quick one", () => {
    expect(isThrifty(browser())).toBe(false);
    expect(isThrifty(browser({ saveData: false, effectiveType: "4g" }))).toBe(false);
  });
});
