import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/policies/pages/ShippingPolicyPage.tsx";
import { leaveOpen } from "../../../support/shop/Answer.types";
import { answering, atPath } from "../../../support/shop/atPath";

const meta = {
  title: "features/policies/ShippingPolicyPage",
  component: Page,
  ...atPath("/shippingPolicy"),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = answering(leaveOpen(api.stores.policies));
