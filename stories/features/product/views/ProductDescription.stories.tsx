import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductDescription } from "#features/product/views/ProductDescription.tsx";
import { withShop } from "../../../support/withShop";

const meta = {
  title: "features/product/ProductDescription",
  component: ProductDescription,
  decorators: [withShop],
  args: { html: "<p>Fresh every morning.</p><ul><li>No additives</li><li>Pasteurised</li></ul>" },
} satisfies Meta<typeof ProductDescription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("No additives");
  },
};
