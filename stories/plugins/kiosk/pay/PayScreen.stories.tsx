import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { phone } from "#design/glyph/rareGlyphs.ts";
import { PayScreen } from "#plugins/kiosk/pay/PayScreen.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onSmall, onStage, onTablet, onTill } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/pay/PayScreen",
  component: PayScreen,
  ...onStage,
  args: {
    words: english,
    count: 3,
    paise: 35_700,
    ways: [
      {
        method: "PAYMENT_GATEWAY",
        icon: phone,
        title: english.payByPhone,
        text: english.payByPhoneText,
        isDisabled: false,
      },
      { method: "COD", icon: "bag", title: english.payThere, text: english.payThereText, isDisabled: false },
    ],
    chosen: undefined,
    isRefused: false,
    hasNewTotal: false,
    coupon: {
      code: "",
      applied: "",
      saving: undefined,
      error: "",
      isBusy: false,
      onType: fn(),
      onApply: fn(),
      onRemove: fn(),
    },
    onPay: fn(),
    onRetry: fn(),
    onDeliver: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { coupon, ways } = meta.args;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Pay by phone/ }));
    await expect(args.onPay).toHaveBeenCalledWith("PAYMENT_GATEWAY");
  },
};
/** The platform has not priced the cart yet. */
export const Loading: Story = {
  args: { paise: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Have it delivered" }));
    await expect(args.onDeliver).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = { args: { chosen: "PAYMENT_GATEWAY" } };
export const NewTotal: Story = { args: { hasNewTotal: true } };
export const WithError: Story = { args: { paise: undefined, isRefused: true } };
export const Free: Story = { args: { paise: 0, ways: ways.slice(0, 1) } };
export const OneIsNotPossible: Story = {
  args: {
    ways: ways.map((way, index) =>
      index === 0 ? { ...way, isDisabled: true, text: "This store's payment provider is not in this build." } : way,
    ),
  },
};
export const WithCoupon: Story = { args: { coupon: { ...coupon, applied: "WELCOME10", saving: 3_000 } } };
export const RefusedCoupon: Story = {
  args: { coupon: { ...coupon, code: "WELCOME", error: "This coupon is not valid." } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "I have a coupon" }));
    await canvas.findByText("This coupon is not valid.");
  },
};
export const Till: Story = { ...onTill };
export const Tablet: Story = { ...onTablet };
export const Small: Story = { ...onSmall };
