import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DiscountRibbon } from "#commerce/price/DiscountRibbon.tsx";

const meta = {
  title: "ui/price/DiscountRibbon",
  component: DiscountRibbon,
  args: { mrp: 89_900, sellingPrice: 64_900 },
  render: (args) => (
    <div style={{ position: "relative", width: 160, height: 64 }}>
      <DiscountRibbon {...args} />
    </div>
  ),
} satisfies Meta<typeof DiscountRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a saving there is no ribbon. */
export const NoSaving: Story = { args: { sellingPrice: 89_900 } };
