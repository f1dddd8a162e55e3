import { describe, expect, it } from "vitest";
import { roomBelow } from "#app/shell/toasts/roomBelow.ts";

describe("the room that toasts make for a page's actions", () => {
  const place = { top: 80, bottom: 140 };

  it("is none when nothing is below them", () => {
    expect(
      roomBelow(
        place,
        [
          { top: 20, bottom: 80 },
          { top: 140, bottom: 200 },
        ],
        500,
      ),
    ).toBe(0);
  });

  it("moves them below the action that they would cover", () => {
    expect(roomBelow(place, [{ top: 100, bottom: 150 }], 500)).toBe(70);
  });

  it("moves them below the next action, too, when the gap is too small for them", () => {
    const taken = [
      { top: 180, bottom: 220 },
      { top: 100, bottom: 150 },
    ];
    expect(roomBelow(place, taken, 500)).toBe(140);
  });

  it("is none when the whole upper part is taken", () => {
    expect(roomBelow(place, [{ top: 60, bottom: 450 }], 500)).toBe(0);
  });
});
