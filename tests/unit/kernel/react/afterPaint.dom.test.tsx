import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import { useAfterPaint } from "#kernel/react/useAfterPaint.ts";
import { useGrowing } from "#kernel/react/useGrowing.ts";
import { useIsPainted } from "#kernel/react/useIsPainted.ts";

describe("content that is rendered after a paint", () => {
  let root: Root;
  /** Everything that was drawn, in turn. */
  let drawn: unknown[] = [];
  beforeEach(() => {
    drawn = [];
    root = createRoot(document.createElement("div"));
  });
  afterEach(() => act(async () => root.unmount()));
  // Requested after the components' callbacks, so called after them.
  const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

  const draw = (use: () => unknown) =>
    act(async () => root.render(<Draws use={use} onDraw={(it) => drawn.push(it)} />));

  it("is the former value until the new one's surroundings are painted", async () => {
    await draw(() => useAfterPaint("en"));
    await draw(() => useAfterPaint("hi"));
    expect(drawn).toEqual(["en", "en"]);
    await painted();
    expect(drawn).toEqual(["en", "en", "hi"]);
  });

  it("is the last value when it changes twice before the paint", async () => {
    await draw(() => useAfterPaint("en"));
    await draw(() => useAfterPaint("hi"));
    await draw(() => useAfterPaint("ur"));
    await painted();
    expect(drawn.at(-1)).toBe("ur");
    expect(drawn).not.toContain("hi");
  });

  it("is a list that grows by a step with each paint, and begins anew with another list", async () => {
    await draw(() => useGrowing("fruit", 14, 6));
    await painted();
    await painted();
    await painted();
    expect(drawn).toEqual([6, 12, 14]);
    await draw(() => useGrowing("milk", 14, 6));
    expect(drawn.at(-1)).toBe(6);
    await painted();
    expect(drawn.at(-1)).toBe(12);
  });

  it("is a short list at once", async () => {
    await draw(() => useGrowing("fruit", 2, 6));
    await painted();
    expect(drawn).toEqual([2]);
  });

  it("is the addition to a growing list, after the former items", async () => {
    await draw(() => useGrowing("fruit", 6, 6));
    await draw(() => useGrowing("fruit", 10, 6));
    await painted();
    expect(drawn).toEqual([6, 6, 10]);
  });

  it("is known to be painted", async () => {
    await draw(useIsPainted);
    expect(drawn).toEqual([false]);
    await painted();
    expect(drawn).toEqual([false, true]);
  });
});

function Draws({ use, onDraw }: { use: () => unknown; onDraw: (value: unknown) => void }) {
  onDraw(use());
  return null;
}
