import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { catalogueColumns } from "#domain/catalogue/index.ts";
import { NarrowedProducts } from "#features/category/views/NarrowedProducts.tsx";
import { products } from "../../../support/builders";
import { listOf } from "../../../support/tileMaker";

const meta = {
  title: "features/category/NarrowedProducts",
  component: NarrowedProducts,
  args: { list: listOf(products(4)), columns: catalogueColumns(4), isRefreshing: false, onClear: fn() },
} satisfies Meta<typeof NarrowedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Empty: Story = {
  args: { list: listOf([]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
