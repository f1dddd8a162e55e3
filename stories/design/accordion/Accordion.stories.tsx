import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Accordion } from "#design/accordion/Accordion.tsx";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/Accordion",
  component: Accordion,
  args: {
    items: [
      { id: "1", title: "When do you deliver?", content: "Every day from six in the morning to ten at night." },
      { id: "2", title: "Can I give something back?", content: "Within seven days, unopened." },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("When do you deliver?"));
    await expect(canvas.getByText(/Every day from six/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: { items: [{ id: "1", title: `${LONG_NAME}?`, content: LONG_NAME.repeat(3) }] },
};
