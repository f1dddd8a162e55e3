import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddressCards } from "#features/account/views/AddressCards.tsx";
import { narrow } from "../../../support/builders";
import { address, HOSTILE, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/AddressCards",
  component: AddressCards,
  args: {
    addresses: [address(), address({ name: "Ravi Iyer", addressType: "Office" })],
    defaultIndex: 0,
    onDefault: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AddressCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { addresses: [], defaultIndex: -1 } };
export const Loading: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { addresses: [address({ name: HOSTILE, address: LONG, email: `${"a".repeat(60)}@example.com` })] },
};
export const Narrow: Story = { ...narrow };
