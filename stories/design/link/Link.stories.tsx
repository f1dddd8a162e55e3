import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Link } from "#design/link/Link.tsx";

const meta = {
  title: "ui/Link",
  component: Link,
  args: { href: "#policy", children: "Privacy Policy" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
