import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StoreTopBar } from "#app/shell/views/StoreTopBar.tsx";

const meta = {
  title: "app/shell/StoreTopBar",
  component: StoreTopBar,
  args: {
    name: "Fresh Basket",
    logo: "",
    query: "",
    cart: { count: 0 },
    isLoggedIn: false,
    dark: false,
    onSearch: fn(),
    onToggleDark: fn(),
  },
} satisfies Meta<typeof StoreTopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByPlaceholderText("Search a product");
    await userEvent.type(box, "   {Enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(box, "milk {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("milk");
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  },
};
export const LoggedIn: Story = { args: { isLoggedIn: true, cart: { count: 3 } } };
export const Searching: Story = { args: { query: "basmati rice" } };
export const ManyItems: Story = { args: { cart: { count: 120 } } };
export const LongText: Story = { args: { name: "The Old Town Organic Farmers' Cooperative Grocery of Bengaluru" } };
export const Narrow: Story = { args: { cart: { count: 3 } }, globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { cart: { count: 3 }, dark: true }, globals: { scheme: "dark" } };
