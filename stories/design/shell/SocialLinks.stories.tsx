import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SocialLinks } from "#design/shell/SocialLinks.tsx";

const meta = {
  title: "ui/shell/SocialLinks",
  component: SocialLinks,
  args: {
    links: (["facebook", "x", "linkedin", "instagram"] as const).map((network) => ({ network, href: `#${network}` })),
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
