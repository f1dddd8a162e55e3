import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Cropping } from "#features/account/views/Cropping.tsx";
import { PORTRAIT } from "../../../support/portrait";

const meta = {
  title: "features/account/Cropping",
  component: Cropping,
  args: { id: "crop", src: PORTRAIT, onSave: fn(), onBroken: fn() },
} satisfies Meta<typeof Cropping>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
