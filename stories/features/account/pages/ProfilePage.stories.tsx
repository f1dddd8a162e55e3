import { expect, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Page } from "#features/account/pages/ProfilePage.tsx";
import { hindi, narrow, urdu } from "../../../support/builders";
import { atPath, atRest } from "../../../support/shop/atPath";

const meta = {
  title: "features/account/ProfilePage",
  component: Page,
  ...atPath("/account/profile", { isKnown: true }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await atRest(context);
    await waitFor(() => expect(context.canvas.getByDisplayValue("Asha Menon")).toBeVisible());
  },
};
export const Narrow: Story = {
  ...narrow,
  play: async (context) => {
    await atRest(context);
    await waitFor(() => expect(context.canvas.getByDisplayValue("Asha Menon")).toBeVisible());
  },
};
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
