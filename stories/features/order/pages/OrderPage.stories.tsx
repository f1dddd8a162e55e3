import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/order/pages/OrderPage.tsx";
import { hindi, narrow, urdu } from "../../../support/builders";
import { refuse, refuseForNow } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/order/OrderPage",
  component: Page,
  ...atPath("/order/order-1/false", { isKnown: true, shows: "FB-001042" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gone: Story = showing({ shows: "", answers: [refuse(api.orders.get, "There is no such order.", 404)] });
export const WithError: Story = showing({
  shows: "",
  answers: [refuseForNow(api.orders.get, "The store is very busy.")],
});
export const Narrow: Story = { ...narrow };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
