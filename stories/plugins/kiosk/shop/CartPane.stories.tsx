import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CartPane } from "#plugins/kiosk/shop/CartPane.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { LINE, nameOfLine } from "../../../support/saris";
import { onSmall, onStage, onTablet, onTill } from "../kioskStage";

const line = (id: string, name: string, quantity = 1) => ({
  id,
  name,
  detail: "500 g",
  picture: "",
  quantity,
  paise: 11_900 * quantity,
  left: undefined,
  max: 9,
});

const meta = {
  title: "plugins/kiosk/shop/CartPane",
  component: CartPane,
  ...onStage,
  args: {
    words: english,
    lines: [line("apple", "Shimla Apple"), line("milk", "Toned Milk", 2)],
    paise: 35_700,
    note: undefined,
    onMore: fn(),
    onLess: fn(),
    onPay: fn(),
  },
  render: (args) => (
    <div className="kiosk-shop">
      <div className="kiosk-shop-parts">
        <CartPane {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof CartPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more of Toned Milk" }));
    await expect(args.onMore).toHaveBeenCalledWith("milk");
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** A variant is named by its options (ADR 66). */
export const WithOptions: Story = {
  args: {
    lines: [{ ...line("sari", LINE.productName), detail: nameOfLine(LINE), paise: 13_699_00 }],
    paise: 13_699_00,
  },
};
export const Empty: Story = { args: { lines: [], paise: 0 } };
/** The platform has not answered a change yet. */
export const Settling: Story = { args: { paise: undefined } };
export const Delivered: Story = { args: { note: english.deliveryLater } };
export const TooFew: Story = {
  args: {
    lines: [
      { ...line("apple", "Shimla Apple", 3), left: 2 },
      { ...line("milk", "Toned Milk"), left: 0 },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pay" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Take 2" }));
    await expect(args.onLess).toHaveBeenCalledWith("apple", 1);
    await userEvent.click(canvas.getByRole("button", { name: "Take out" }));
    await expect(args.onLess).toHaveBeenCalledWith("milk", 1);
  },
};
const MANY = {
  lines: Array.from({ length: 30 }, (_, index) => line(`line-${index}`, `Product number ${index + 1} of a long cart`)),
  paise: 35_70_000_00,
};
export const Many: Story = { args: MANY };
export const ManyOnATablet: Story = { args: MANY, ...onTablet };
export const ManyAtATill: Story = { args: MANY, ...onTill };
export const ManyOnASmallScreen: Story = { args: MANY, ...onSmall };
