import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SideMenu } from "#features/account/views/SideMenu.tsx";

const meta = {
  title: "features/account/SideMenu",
  component: SideMenu,
  args: {
    entries: [
      { path: "/account/profile", label: "Profile", icon: "profile" },
      { path: "/account/orders", label: "Orders", icon: "orders" },
    ],
    path: "/account/orders",
    isCollapsed: false,
    onCollapse: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Log ?out/i }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const Collapsed: Story = { args: { isCollapsed: true } };
