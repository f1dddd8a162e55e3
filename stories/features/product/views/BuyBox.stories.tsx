import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { BuyBox } from "#features/product/views/BuyBox.tsx";
import { aProduct } from "../../../support/builders";
import { buyOf } from "../../../support/tileMaker";

const meta = {
  title: "features/product/BuyBox",
  component: BuyBox,
  args: { buy: buyOf(aProduct()), isSoldOut: false, left: 20 },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Add/ }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("1");
  },
};
export const WithOthers: Story = {
  args: {
    children: (
      <Button block size="large">
        Buy now
      </Button>
    ),
  },
};
export const AFewLeft: Story = { args: { left: 3 } };
export const SoldOut: Story = { args: { isSoldOut: true, left: 0 } };
