import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/policies/pages/TermsConditionsPage.tsx";
import { refuseForNow } from "../../../support/shop/Answer.types";
import { answering, atPath } from "../../../support/shop/atPath";

const meta = {
  title: "features/policies/TermsConditionsPage",
  component: Page,
  ...atPath("/termsconditions"),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = answering(refuseForNow(api.stores.policies, "The store is very busy."));
