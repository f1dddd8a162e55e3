import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BoardView } from "#plugins/counter/board/BoardView.tsx";
import { Both } from "#plugins/counter/board/Both.tsx";
import { NumberColumn } from "#plugins/counter/board/NumberColumn.tsx";
import { dark, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { pictures } from "../../../support/pictures";
import { aBoard, fullBoard, numbers } from "./boardBuilders";
import "#plugins/counter/board/board.css";

const meta = {
  title: "plugins/counter/board/BoardView",
  component: BoardView,
  subcomponents: { NumberColumn, Both },
  parameters: { bare: true },
  args: {
    storeName: "Fresh Basket",
    logo: "",
    board: aBoard(),
    fresh: [],
    announced: [],
    isOffline: false,
    seenAt: "02:07 PM",
    isSoundOn: false,
    onSound: fn(),
  },
} satisfies Meta<typeof BoardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: "desktop" } } } as const;
const readyNow = { fresh: ["100039", "100038"], announced: ["100039", "100038"] };

export const Default: Story = {
  ...wide,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Turn sound on" }));
    await expect(args.onSound).toHaveBeenCalledWith(true);
  },
};
/** The platform has not answered yet. */
export const Loading: Story = { ...wide, args: { board: undefined, seenAt: "" } };
export const Empty: Story = { ...wide, args: { board: aBoard([], []) } };
/** A single number is as large as the room allows. */
export const One: Story = { ...wide, args: { board: aBoard([], ["100042"]) } };
export const Many: Story = { ...wide, args: { board: aBoard(numbers(23, 100_060), numbers(17, 100_040)) } };
/** There are more orders than a screen can show. */
export const Cut: Story = { ...wide, args: { board: fullBoard() } };
export const ReadyNow: Story = { ...wide, args: readyNow };
export const Offline: Story = { ...wide, args: { isOffline: true } };
/** It was turned on without a network. */
export const NotReached: Story = { ...wide, args: { isOffline: true, board: undefined, seenAt: "" } };
export const LongText: Story = {
  args: { storeName: LONG_NAME, logo: pictures.milk, isSoundOn: true, board: aBoard(["KORA104999X"], ["1000001"]) },
};
export const Portrait: Story = { ...kiosk, args: readyNow };
export const PortraitCut: Story = { ...kiosk, args: { board: fullBoard(), isOffline: true } };
export const Till: Story = { globals: { viewport: { value: "till" } }, args: { board: fullBoard() } };
export const SmallTill: Story = {
  globals: { viewport: { value: "smallKiosk" } },
  args: { board: fullBoard(), isOffline: true },
};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } }, args: readyNow };
export const Narrow: Story = { ...narrow, args: readyNow };
export const CutNarrow: Story = { ...narrow, args: { board: fullBoard(), isOffline: true } };
export const Dark: Story = { ...dark, args: readyNow };
