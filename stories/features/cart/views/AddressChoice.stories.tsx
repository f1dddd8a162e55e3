import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddressChoice } from "#features/cart/views/AddressChoice.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { address, HOSTILE, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/AddressChoice",
  component: AddressChoice,
  args: {
    addresses: [address(), address({ name: "Ravi Iyer", addressType: "Office" })],
    chosen: 0,
    onChoose: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { addresses: [], pending: true } };
export const Empty: Story = { args: { addresses: [], chosen: -1 } };
export const WithError: Story = { args: { failure: { status: 503, message: "The store is busy. Please try again." } } };
export const LongText: Story = { args: { addresses: [address({ name: HOSTILE, address: LONG, landmark: LONG })] } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
