import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { languageOf, writtenIn } from "#plugins/kiosk/languages.ts";
import { ReceiptView } from "#plugins/kiosk/views/ReceiptView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { kiosk } from "../../../support/builders";
import { ORDER, onStage, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/ReceiptView",
  component: ReceiptView,
  ...onStage,
  args: {
    ...writtenIn(languageOf("en")),
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
export const Urdu: Story = { globals: { ...kiosk.globals, language: "ur" } };
export const ForTheCounter: Story = {
  args: { order: { ...ORDER, isPaid: false, isCounter: true, isPickedUp: false } },
};
export const Unknown: Story = { args: { order: undefined, isUnknown: true } };
export const BeingConfirmed: Story = { args: { order: { ...ORDER, isPaid: false }, isUnknown: true } };
export const NothingToPay: Story = { args: { order: { ...ORDER, paise: 0 } } };
