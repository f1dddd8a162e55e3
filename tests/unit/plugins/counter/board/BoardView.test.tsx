import { expect, test, vi } from "vitest";
import { BoardView, type BoardViewProps } from "#plugins/counter/board/BoardView.tsx";
import { numberSize, placeEm } from "#plugins/counter/board/numberSize.ts";
import { aBoard, fullBoard } from "#stories/plugins/counter/board/boardBuilders.ts";
import { renderToText } from "../../../design/renderToText";

const html = (changes: Partial<BoardViewProps> = {}) =>
  renderToText(
    <BoardView
      {...{ storeName: "Fresh Basket", logo: "", board: aBoard(["100042"], ["100037"]), fresh: [], announced: [] }}
      {...{ isOffline: false, seenAt: "02:07 PM", isSoundOn: false, onSound: vi.fn(), ...changes }}
    />,
  );

test("the board has the numbers under the words of both languages", () => {
  expect(html()).toMatch(
    /Preparing<\/span>[\s\S]*lang="hi">पैक हो रहे हैं[\s\S]*<span>100<\/span><b>042<\/b>[\s\S]*Ready<\/span>[\s\S]*<b>037<\/b>/,
  );
});

test("a number that has just become ready stands out, and screen readers say it digit by digit", () => {
  const page = html({ fresh: ["100037"], announced: ["100037"] });
  expect(page).toMatch(/role="status"[^>]*>Ready: 1 0 0 0 3 7\./);
  expect(page.match(/board-fresh/g)).toHaveLength(1);
  expect(html()).not.toContain("board-fresh");
});

test("without a network the board says the time of its numbers, in both languages", () => {
  const page = html({ isOffline: true });
  expect(page).toMatch(/role="status"[\s\S]*No connection\. Numbers as of 02:07 PM[\s\S]*02:07 PM तक के नंबर/);
  expect(page).toContain("042");
  expect(html({ isOffline: true, board: undefined, seenAt: "" })).toContain("The shop cannot be reached yet");
  expect(html()).not.toContain("No connection");
});

test("a list that leaves out numbers says so, and where to ask", () => {
  expect(html({ board: fullBoard() })).toMatch(
    /40 of 52 numbers[\s\S]*Please ask at the counter[\s\S]*40 of 43 numbers/,
  );
  expect(html()).not.toContain("ask at the counter");
});

test("an empty list says so, and one that is still loading says nothing", () => {
  expect(html({ board: aBoard([], []) })).toMatch(/No order is being prepared[\s\S]*No order is ready yet/);
  expect(html({ board: undefined })).not.toContain("No order");
});

/** The font size in px of a room, as a browser computes it. */
function sizeIn(width: number, height: number, count: number, digits: number): number {
  const pairs = [...numberSize(count, digits).matchAll(/min\(([\d.]+)cqw, ([\d.]+)cqh\)/g)];
  return Math.max(
    ...pairs.map(([, wide, high]) => Math.min((Number(wide) * width) / 100, (Number(high) * height) / 100)),
  );
}

test.each([
  [900, 800],
  [1000, 760],
  [640, 520],
  [480, 380],
  [700, 380],
  [350, 300],
])("one to forty numbers fit into %i × %i px, and fewer are never smaller", (width, height) => {
  let before = Number.POSITIVE_INFINITY;
  for (let count = 1; count <= 40; count += 1) {
    const size = sizeIn(width, height, count, 6);
    const columns = Math.floor(width / (placeEm(6) * size));
    const rows = Math.ceil(count / columns);
    expect(columns).toBeGreaterThan(0);
    expect(rows * 1.35 * size).toBeLessThanOrEqual(height);
    expect(size).toBeLessThanOrEqual(before);
    before = size;
  }
});
