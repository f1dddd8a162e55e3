import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/account/pages/AddressPage.tsx";
import { hindi, urdu } from "../../../support/builders";
import { addressBook } from "../../../support/commerceBuilders";
import { refuseForNow, reply } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/account/AddressPage",
  component: Page,
  ...atPath("/account/address", { isKnown: true, shows: "Asha Menon" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = showing({ shows: "Add Address", answers: [reply(api.addresses.get, addressBook([]))] });
export const WithError: Story = showing({
  shows: "Try again",
  answers: [refuseForNow(api.addresses.get, "The store is very busy.")],
});
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
