import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "#features/policies/pages/PrivacyPolicyPage.tsx";
import { hindi, urdu } from "../../../support/builders";
import { atPath } from "../../../support/shop/atPath";

const meta = {
  title: "features/policies/PrivacyPolicyPage",
  component: Page,
  ...atPath("/privacypolicy", { shows: "What we keep" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
