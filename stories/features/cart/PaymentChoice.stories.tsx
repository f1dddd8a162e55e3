import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentChoice } from "../../../src/features/cart/views/PaymentChoice";
import { dark, kiosk, narrow } from "../../support/builders";

const meta = {
  title: "features/cart/PaymentChoice",
  component: PaymentChoice,
  args: {
    methods: [{ method: "COD", label: "Cash on delivery", description: "Pay when your order arrives" }],
    chosen: null,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: "COD" } };
export const Loading: Story = { args: { pending: true } };
export const Empty: Story = { args: { methods: [] } };
export const WithError: Story = { args: { failure: { message: "You seem to be offline." } } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
