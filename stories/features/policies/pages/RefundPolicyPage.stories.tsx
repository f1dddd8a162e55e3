import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/policies/pages/RefundPolicyPage.tsx";
import { reply } from "../../../support/shop/Answer.types";
import { answering, atPath } from "../../../support/shop/atPath";

const meta = {
  title: "features/policies/RefundPolicyPage",
  component: Page,
  ...atPath("/refundPolicy"),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The store has not written this policy. */
export const Empty: Story = answering(reply(api.stores.policies, {}));
