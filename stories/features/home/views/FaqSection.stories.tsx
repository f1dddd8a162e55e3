import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FaqSection } from "#features/home/views/FaqSection.tsx";
import { aFaq, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { failed, onItsWay, there } from "../../../support/loaded";

const meta = {
  title: "features/home/FaqSection",
  component: FaqSection,
  args: { faqs: there([aFaq(), aFaq({ q: "Can I give something back?", a: "Within 7 days." })]) },
} satisfies Meta<typeof FaqSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Can I give something back?"));
    await expect(canvas.getByText("Within 7 days.")).toBeVisible();
  },
};
export const Loading: Story = { args: { faqs: onItsWay } };
export const Empty: Story = { args: { faqs: there([]) } };
export const WithError: Story = { args: { faqs: failed } };
export const LongText: Story = { args: { faqs: there([aFaq({ q: LONG_NAME, a: LONG_NAME.repeat(4) })]) } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
