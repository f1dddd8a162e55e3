import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BottomTabs } from "#design/shell/BottomTabs.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/shell/BottomTabs",
  component: BottomTabs,
  ...narrow,
  parameters: { bare: true },
  args: {
    tabs: [
      { href: "#home", text: "Home", icon: "home", active: true },
      { href: "#category", text: "Products", icon: "grid" },
      { href: "#cart", text: "Cart", icon: "cart", count: 3, label: "Cart, 3 items" },
      { href: "#account", text: "Account", icon: "person" },
    ],
  },
} satisfies Meta<typeof BottomTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs are drawn on phones only. */
export const Narrow: Story = {};
