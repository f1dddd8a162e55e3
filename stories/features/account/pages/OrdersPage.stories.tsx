import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/account/pages/OrdersPage.tsx";
import { hindi, urdu } from "../../../support/builders";
import { refuseForNow } from "../../../support/shop/Answer.types";
import { atPath, atRest, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/account/OrdersPage",
  component: Page,
  ...atPath("/account/orders", { isKnown: true, shows: "Orders" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await atRest(context);
    await context.canvas.findAllByRole("button", { name: /^Actions/ });
  },
};
export const WithError: Story = showing({
  shows: "Try again",
  answers: [refuseForNow(api.orders.list, "The store is very busy.")],
});
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
