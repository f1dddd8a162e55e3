import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PhonePayView } from "#plugins/kiosk/pay/PhonePayView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import * as hindi from "#plugins/kiosk/words.hi.ts";
import { narrow } from "../../../support/builders";

const meta = {
  title: "plugins/kiosk/pay/PhonePayView",
  component: PhonePayView,
  ...narrow,
  args: {
    words: english,
    screen: "ready",
    storeName: "Fresh Basket",
    paise: 54_000,
    until: 249_500,
    isChecking: false,
    onPay: fn(),
  },
  // Counted from the moment when a story is drawn.
  render: ({ until, ...args }) => <PhonePayView {...args} until={until && Date.now() + until} />,
} satisfies Meta<typeof PhonePayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyNarrow: Story = {};
export const ReadyHindiNarrow: Story = { args: { words: hindi } };
/** The longest name that a shop may have. */
export const LongTextNarrow: Story = { args: { storeName: "Shri Venkateshwara Provision Stores and Sons, Jayanagar" } };
/** A platform that tells phones nothing of a payment. */
export const SilentPlatformNarrow: Story = { args: { paise: undefined, until: undefined } };
export const CheckingNarrow: Story = { args: { isChecking: true } };
export const AskingNarrow: Story = { args: { screen: "asking" } };
export const PaidNarrow: Story = { args: { screen: "paid", onPay: undefined } };
export const PaidHindiNarrow: Story = { args: { screen: "paid", onPay: undefined, words: hindi } };
export const FailedNarrow: Story = { args: { screen: "failed", onPay: undefined } };
export const ReplacedNarrow: Story = { args: { screen: "replaced", onPay: undefined } };
export const CancelledNarrow: Story = { args: { screen: "cancelled", onPay: undefined } };
export const ExpiredNarrow: Story = { args: { screen: "expired", onPay: undefined } };
export const RefundedNarrow: Story = { args: { screen: "refunded", onPay: undefined } };
export const UnreachableNarrow: Story = { args: { screen: "unreachable", onPay: undefined } };
export const NotOpenedNarrow: Story = { args: { screen: "notOpened" } };
