import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { UnknownAmount } from "#commerce/price/UnknownAmount.tsx";

const meta = {
  title: "ui/price/UnknownAmount",
  component: UnknownAmount,
} satisfies Meta<typeof UnknownAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
