import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CouponList } from "#features/cart/views/CouponList.tsx";
import { dark, narrow } from "../../../support/builders";

const welcome = { code: "WELCOME10", terms: "10% off, at most ₹100.00, on goods worth ₹199.00 or more.", missing: "" };
const fresh = { code: "FRESH50", terms: "₹50.00 off, on goods worth ₹499.00 or more.", missing: "₹285.00" };

const meta = {
  title: "features/cart/CouponList",
  component: CouponList,
  args: { coupons: [welcome, fresh], busy: false, onUse: fn() },
} satisfies Meta<typeof CouponList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Use coupon WELCOME10" }));
    await expect(args.onUse).toHaveBeenCalledWith("WELCOME10");
    await expect(within(canvasElement).getAllByRole("button")).toHaveLength(1);
  },
};
export const Busy: Story = { args: { busy: true } };
export const Empty: Story = { args: { coupons: [] } };
export const LongText: Story = {
  args: {
    coupons: [
      {
        code: "MONSOONFESTIVALOFEVERYTHING2026FORALLOFU",
        terms: "12.5% off, at most ₹12,34,567.00, on goods worth ₹99,99,999.00 or more. Until 30 September 2027.",
        missing: "₹99,98,750.00",
      },
    ],
  },
};
export const Narrow: Story = { ...narrow };
export const Dark: Story = { ...dark };
