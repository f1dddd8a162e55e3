import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReceiptView } from "#plugins/kiosk/views/ReceiptView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { ORDER, onStage, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/ReceiptView",
  component: ReceiptView,
  ...onStage,
  args: {
    words: english,
    storeName: STORE.name,
    order: ORDER,
    isUnknown: false,
    secondsLeft: 27,
    onPrint: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ReceiptView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForTheCounter: Story = {
  args: { order: { ...ORDER, isPaid: false, isCounter: true, isPickedUp: false } },
};
export const Unknown: Story = { args: { order: undefined, isUnknown: true } };
export const BeingConfirmed: Story = { args: { order: { ...ORDER, isPaid: false }, isUnknown: true } };
export const NothingToPay: Story = { args: { order: { ...ORDER, paise: 0 } } };
