import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AccountHub } from "#features/account/views/AccountHub.tsx";
import { LatestOrder } from "#features/account/views/LatestOrder.tsx";
import { LONG_PERSON, languageChoice, narrow } from "../../../support/builders";
import { order, orderItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/AccountHub",
  component: AccountHub,
  ...narrow,
  args: {
    name: "Asha Rao",
    mobile: "9876543210",
    entries: [
      { path: "/account/profile", label: "Profile", icon: "profile" },
      { path: "/account/wallet", label: "Wallet", icon: "wallet" },
      { path: "/account/address", label: "Address", icon: "address" },
      { path: "/account/orders", label: "Orders", icon: "orders" },
      { path: "/account/subscription", label: "Subscription", icon: "subscription" },
    ],
    order: <LatestOrder order={order({ orderItems: [orderItem({ productName: "Brown Bread" })] })} pending={false} />,
    languages: languageChoice,
    onLanguage: fn(),
    dark: false,
    onToggleDark: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof AccountHub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Orders" })).toHaveAttribute("href", "/account/orders");
    await userEvent.click(canvas.getByRole("button", { name: "Dark mode" }));
    await expect(args.onToggleDark).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** A shopper who has told no name and ordered nothing yet. */
export const EmptyNarrow: Story = { args: { name: "", order: <LatestOrder order={undefined} pending={false} /> } };
export const LongTextNarrow: Story = { args: { name: LONG_PERSON } };
