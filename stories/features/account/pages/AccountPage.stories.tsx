import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "#features/account/pages/AccountPage.tsx";
import { atPath } from "../../../support/shop/atPath";

const meta = {
  title: "features/account/AccountPage",
  component: Page,
  ...atPath("/account/nowhere", { isKnown: true, shows: "Not Found" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of the account around a page that does not exist. */
export const Default: Story = {};
