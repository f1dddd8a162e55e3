import { describe, expect, it } from "vitest";
import { isSavingData } from "#kernel/navigation/isSavingData.ts";

const browser = (connection?: object) => ({ connection }) as unknown as Navigator;

describe("a slow or metered connection", () => {
  it.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is %o",
    (connection) => expect(isSavingData(browser(connection))).toBe(true),
  );

  it("is neither an unknown connection nor a fast one", () => {
    expect(isSavingData(browser())).toBe(false);
    expect(isSavingData(browser({ saveData: false, effectiveType: "4g" }))).toBe(false);
  });
});
