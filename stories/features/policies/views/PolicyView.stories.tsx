import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PolicySkeleton } from "#features/policies/views/PolicySkeleton.tsx";
import { PolicyView } from "#features/policies/views/PolicyView.tsx";
import { kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { withShop } from "../../../support/withShop";

const meta = {
  title: "features/policies/PolicyView",
  component: PolicyView,
  decorators: [withShop],
  args: {
    title: "Refund Policy",
    html: "<h2>Within 7 days</h2><p>Fresh food is refunded without a word.</p><ul><li>Tell us</li><li>We fetch it</li></ul>",
  },
} satisfies Meta<typeof PolicyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <PolicySkeleton /> };
export const Empty: Story = { args: { html: "" } };
export const LongText: Story = { args: { html: `<p>${LONG_NAME.repeat(20)}</p><p>${"a".repeat(300)}</p>` } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
