import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe("the kiosk's style sheets", () => {
  it("choose no element by what stands inside it, because each touch would then style the whole screen again", () => {
    const sheets = readdirSync("plugins/kiosk", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".css"),
    );
    expect(sheets).toContain("edition.css");
    const wrong = sheets.flatMap((path) =>
      // A link and a label contain too little to be slow.
      [...readFileSync(join("plugins/kiosk", path), "utf8").matchAll(/\S*(?<!label|a\[href\]:not\():has\(.*/g)].map(
        ([rule]) => `${path}: ${rule}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
