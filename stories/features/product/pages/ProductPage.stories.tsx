import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/product/pages/ProductPage.tsx";
import { aProduct, aVariant, hindi, LONG_NAME, narrow, urdu } from "../../../support/builders";
import { aBlouse } from "../../../support/saris";
import { leaveOpen, refuse, refuseForNow, reply } from "../../../support/shop/Answer.types";
import { atPath, atRest, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/product/ProductPage",
  component: Page,
  ...atPath("/product/milk", { shows: "Toned Milk" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gone: Story = showing({ shows: "", answers: [refuse(api.products.get, "We have no such product.", 404)] });
export const Loading: Story = showing({ shows: "", answers: [leaveOpen(api.products.get)] });
export const WithError: Story = showing({
  shows: "",
  answers: [refuseForNow(api.products.get, "The store is very busy.")],
});
export const LongText: Story = showing({
  shows: LONG_NAME,
  answers: [
    reply(
      api.products.get,
      aProduct({
        name: LONG_NAME,
        brand: LONG_NAME,
        variants: [aVariant({ sellingPrice: 1_234_567.5, mrp: 9_876_543.5 })],
      }),
    ),
  ],
});
const sari = showing({ shows: "Silk Blouse", answers: [reply(api.products.get, aBlouse())] });
/** A picker for each option. The swatches and tiles come with code of their own. */
export const WithOptions: Story = {
  ...sari,
  play: async (context) => {
    await atRest(context);
    await userEvent.click(await context.canvas.findByRole("radio", { name: /^Peacock/ }));
    await context.canvas.findByRole("group", { name: "Colour: Peacock" });
  },
};
export const WithOptionsNarrow: Story = { ...narrow, ...sari };
export const Narrow: Story = { ...narrow };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
