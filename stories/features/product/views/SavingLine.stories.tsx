import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SavingLine } from "#features/product/views/SavingLine.tsx";

const meta = {
  title: "features/product/SavingLine",
  component: SavingLine,
  args: { mrp: 4_000, sellingPrice: 3_400 },
} satisfies Meta<typeof SavingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
