import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RemovedLine } from "#features/cart/views/RemovedLine.tsx";
import { narrow } from "../../../support/builders";
import { LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/RemovedLine",
  component: RemovedLine,
  args: { name: "Toned Milk", onUndo: fn() },
} satisfies Meta<typeof RemovedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Undo/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const LongTextNarrow: Story = { ...narrow, args: { name: LONG } };
