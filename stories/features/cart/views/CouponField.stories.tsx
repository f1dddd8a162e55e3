import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CouponField } from "#features/cart/views/CouponField.tsx";
import { dark, narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/CouponField",
  component: CouponField,
  args: { code: "", applied: "", error: "", busy: false, onType: fn(), onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { code: "WELCOME10" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Coupon code"), "{Enter}");
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};
export const Applied: Story = { args: { applied: "WELCOME10", saving: "₹41.00" } };
export const Loading: Story = { args: { applied: "WELCOME10" } };
export const WithError: Story = {
  args: { code: "WELCOME10", error: "This coupon needs products worth ₹199.00. Add ₹80.00 more to use it." },
};
export const LongText: Story = {
  args: { applied: "MONSOONFESTIVALOFEVERYTHING2026FORALLOFU", saving: "₹12,34,567.00" },
};
/** The call failed after the cart had changed. */
export const Unchecked: Story = {
  args: { applied: "WELCOME10", error: "It could not be checked just now. Continue checks it again." },
};
export const Narrow: Story = { ...narrow, args: { code: "WELCOME10", error: "This coupon has expired." } };
export const Dark: Story = { ...dark, args: { applied: "WELCOME10", saving: "₹41.00" } };
