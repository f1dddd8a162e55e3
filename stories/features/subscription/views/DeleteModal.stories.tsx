import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DeleteModal } from "#features/subscription/views/DeleteModal.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";

const meta = {
  title: "features/subscription/DeleteModal",
  component: DeleteModal,
  args: { productName: "Toned Milk", onCancel: fn(), onDelete: fn() },
} satisfies Meta<typeof DeleteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { busy: true } };
export const LongText: Story = { args: { productName: LONG_NAME } };
export const Narrow: Story = { ...narrow };
