import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/home/pages/HomePage.tsx";
import { aVariant, hindi, kiosk, LONG_NAME, narrow, products, rtl, urdu } from "../../../support/builders";
import { leaveOpen, refuseForNow, reply } from "../../../support/shop/Answer.types";
import { answering, atPath, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/home/HomePage",
  component: Page,
  ...atPath("/", { shows: "Popular Products" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = showing({
  shows: "",
  answers: [leaveOpen(api.storeBanners.list), leaveOpen(api.categories.list), leaveOpen(api.products.list)],
});
export const WithError: Story = answering(
  refuseForNow(api.storeBanners.list, "The store is very busy."),
  refuseForNow(api.categories.list, "The store is very busy."),
  refuseForNow(api.products.list, "The store is very busy."),
);
export const LongText: Story = answering(
  reply(api.products.list, {
    products: products(4, () => ({
      name: LONG_NAME,
      brand: LONG_NAME,
      variants: [aVariant({ sellingPrice: 1_234_567.5, mrp: 9_876_543.5 })],
    })),
    total: 4,
  }),
);
export const Narrow: Story = { ...narrow };
export const RightToLeft: Story = { ...rtl };
export const Kiosk: Story = { ...kiosk };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
