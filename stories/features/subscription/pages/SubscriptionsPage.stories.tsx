import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/subscription/pages/SubscriptionsPage.tsx";
import { hindi, urdu } from "../../../support/builders";
import { refuseForNow, reply } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/subscription/SubscriptionsPage",
  component: Page,
  ...atPath("/account/subscription", { isKnown: true, shows: "Toned Milk" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = showing({
  shows: "No Subscription Found",
  answers: [reply(api.subscriptions.list, { subscriptions: [], totalPages: 0 })],
});
export const WithError: Story = showing({
  shows: "Try again",
  answers: [refuseForNow(api.subscriptions.list, "The store is very busy.")],
});
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
