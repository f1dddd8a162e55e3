import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { board } from "#contract/board.ts";
import { Page } from "#plugins/counter/board/BoardPage.tsx";
import { refuseForNow, reply } from "../../../support/shop/Answer.types";
import { answering, atPath, showing } from "../../../support/shop/atPath";
import { aBoard, fullBoard } from "./boardBuilders";

const meta = {
  title: "plugins/counter/board/BoardPage",
  component: Page,
  ...atPath("/board", { shows: "Preparing", answers: [reply(board.numbers, aBoard())] }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = answering(reply(board.numbers, fullBoard()));
/** It was turned on while the shop was too busy to answer. */
export const WithError: Story = showing({
  shows: "cannot be reached",
  answers: [refuseForNow(board.numbers, "The store is very busy.")],
});
