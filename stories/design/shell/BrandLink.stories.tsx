import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BrandLink } from "#design/shell/BrandLink.tsx";
import { pictures } from "../../support/pictures";

const meta = {
  title: "ui/shell/BrandLink",
  component: BrandLink,
  args: { href: "#home", name: "Fresh Basket", logo: pictures.greens },
} satisfies Meta<typeof BrandLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLogo: Story = { args: { logo: "" } };
export const LongText: Story = { args: { name: "The Old Town Organic Farmers' Cooperative Grocery of Bengaluru" } };
