import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { GoodsCard } from "#plugins/kiosk/shop/GoodsCard.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { LINE, nameOfLine } from "../../../support/saris";
import { aButton, onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/shop/GoodsCard",
  component: GoodsCard,
  ...onStage,
  args: {
    words: english,
    name: "Shimla Apple",
    detail: "500 g · 3 sizes",
    picture: "",
    sellingPrice: 11_900,
    mrp: 14_000,
    buy: aButton("Shimla Apple"),
    onOpen: fn(),
  },
  render: (args) => (
    <ul style={{ width: 280, padding: 16, listStyle: "none" }}>
      <GoodsCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof GoodsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Shimla Apple/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const InTheCart: Story = { args: { buy: aButton("Shimla Apple", 2) } };
export const SoldOut: Story = { args: { buy: { ...aButton("Shimla Apple"), soldOut: true } } };
export const WithOptions: Story = {
  args: { name: LINE.productName, detail: `${nameOfLine(LINE)} · 14 options`, sellingPrice: 13_699_00, mrp: 16_199_00 },
};
export const LongText: Story = {
  args: {
    name: "Sri Venkateshwara Farm Fresh Organic Himalayan Shimla Apple, hand-picked and washed",
    detail: "1 kg · 12 sizes",
    sellingPrice: 1_23_45_600,
    mrp: 1_50_00_000,
  },
};
