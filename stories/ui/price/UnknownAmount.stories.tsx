import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { UnknownAmount } from "../../../src/ui/price/UnknownAmount";

const meta = {
  title: "ui/price/UnknownAmount",
  component: UnknownAmount,
} satisfies Meta<typeof UnknownAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
