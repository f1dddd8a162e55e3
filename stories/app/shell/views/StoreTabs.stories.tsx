import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StoreTabs } from "#app/shell/views/StoreTabs.tsx";

/** The tabs are drawn on phones only (spec 2.2). */
const meta = {
  title: "app/shell/StoreTabs",
  component: StoreTabs,
  args: { path: "/", cart: { count: 0 } },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof StoreTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Products: Story = { args: { path: "/product/milk", cart: { count: 2 } } };
export const Cart: Story = { args: { path: "/cart", cart: { count: 12 } } };
export const Dark: Story = { args: { path: "/account/orders" }, globals: { scheme: "dark" } };
