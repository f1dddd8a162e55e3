import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OptionTiles } from "#commerce/option-tiles/OptionTiles.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/OptionTiles",
  component: OptionTiles,
  args: {
    legend: "Weight",
    value: "500",
    options: [
      { value: "500", title: "500 g", detail: <Price size="small" sellingPrice={5200} mrp={6000} /> },
      { value: "1000", title: "1 kg", detail: <Price size="small" sellingPrice={9900} /> },
      { value: "5000", title: "5 kg", detail: <Price size="small" sellingPrice={45900} />, note: "Sold out" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof OptionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /1 kg/ }));
    await expect(args.onChange).toHaveBeenCalledWith("1000");
  },
};
export const LongTextNarrow: Story = {
  ...narrow,
  args: {
    options: ["500", "1000"].map((value) => ({
      value,
      title: "Family pack of twelve, each 500 g",
      detail: <Price size="small" sellingPrice={123_456_700} mrp={987_654_300} />,
      note: "₹1,23,456.70 a kilogram",
    })),
  },
};
