import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddressForm } from "#commerce/address-form/AddressForm.tsx";
import { narrow } from "../../support/builders";
import { address, LONG } from "../../support/commerceBuilders";

const meta = {
  title: "ui/address-form/AddressForm",
  component: AddressForm,
  args: { onSave: fn(), findPlace: async () => ({ city: "Bengaluru", state: "Karnataka", country: "India" }) },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Editing: Story = { args: { initial: address() } };
export const WithError: Story = {
  args: { initial: address(), error: "You seem to be offline. Check your connection and try again." },
};
export const LongText: Story = { args: { initial: address({ name: LONG, address: LONG.repeat(3) }) } };
export const Narrow: Story = { ...narrow };
