import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RemovableChip } from "#design/chip/RemovableChip.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/chip/RemovableChip",
  component: RemovableChip,
  args: { children: "4 stars and above", onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongTextNarrow: Story = { ...narrow, args: { children: LONG_NAME } };
