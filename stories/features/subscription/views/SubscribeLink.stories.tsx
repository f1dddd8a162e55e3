import type { Meta, StoryObj } from "storybook-react-rsbuild";
import SubscribeLink from "#features/subscription/views/SubscribeLink.tsx";
import { aProduct, aVariant } from "../../../support/builders";

const meta = {
  title: "features/subscription/SubscribeLink",
  component: SubscribeLink,
  args: { product: aProduct(), variant: aVariant() },
} satisfies Meta<typeof SubscribeLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A product without subscriptions has no link. */
export const Empty: Story = { args: { product: aProduct({ isSubscribable: false }) } };
