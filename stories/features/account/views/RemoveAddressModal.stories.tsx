import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RemoveAddressModal } from "#features/account/views/RemoveAddressModal.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";

const meta = {
  title: "features/account/RemoveAddressModal",
  component: RemoveAddressModal,
  args: { name: "Asha Menon", onCancel: fn(), onRemove: fn() },
} satisfies Meta<typeof RemoveAddressModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { busy: true } };
export const LongText: Story = { args: { name: LONG_NAME } };
export const Narrow: Story = { ...narrow };
