import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/category/pages/CategoryPage.tsx";
import { hindi, narrow, urdu } from "../../../support/builders";
import { leaveOpen, refuseForNow, reply } from "../../../support/shop/Answer.types";
import { atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/category/CategoryPage",
  component: Page,
  ...atPath("/category", { shows: "Product 1" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = showing({ path: "/category?rating=4" });
export const Empty: Story = showing({
  shows: "No Product Found",
  answers: [reply(api.products.list, { products: [], total: 0 })],
});
export const Loading: Story = showing({ shows: "", answers: [leaveOpen(api.products.list)] });
export const WithError: Story = showing({
  shows: "",
  answers: [refuseForNow(api.products.list, "The store is very busy.")],
});
export const Narrow: Story = { ...narrow };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
