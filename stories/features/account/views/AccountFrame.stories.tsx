import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AccountFrame } from "#features/account/views/AccountFrame.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/account/AccountFrame",
  component: AccountFrame,
  args: {
    entries: [
      { path: "/account/profile", label: "Profile", icon: "profile" },
      { path: "/account/wallet", label: "Wallet", icon: "wallet" },
      { path: "/account/address", label: "Address", icon: "address" },
      { path: "/account/orders", label: "Orders", icon: "orders", isNear: true },
      { path: "/account/subscription", label: "Subscription", icon: "subscription" },
    ],
    path: "/account/profile",
    onLogout: fn(),
    children: "The page",
  },
} satisfies Meta<typeof AccountFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
