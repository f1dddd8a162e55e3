import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/subscription/pages/SetupPage.tsx";
import { aProduct, hindi, urdu } from "../../../support/builders";
import { reply } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/subscription/SetupPage",
  component: Page,
  ...atPath("/subscription/milk", { isKnown: true, shows: "Toned Milk" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotByTheDay: Story = showing({
  shows: "No subscription for this product",
  answers: [reply(api.products.get, aProduct({ isSubscribable: false }))],
});
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
