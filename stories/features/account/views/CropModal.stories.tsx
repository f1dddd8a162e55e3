import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CropModal } from "#features/account/views/CropModal.tsx";
import { narrow } from "../../../support/builders";
import { PORTRAIT } from "../../../support/portrait";

const meta = {
  title: "features/account/CropModal",
  component: CropModal,
  args: { src: PORTRAIT, onCancel: fn(), onSave: fn(), onBroken: fn() },
} satisfies Meta<typeof CropModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
