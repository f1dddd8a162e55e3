import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { LONG_NAME, LONG_PERSON, narrow } from "../../support/builders";

const meta = {
  title: "ui/radio-card/RadioCard",
  component: RadioCard,
  args: {
    name: "address",
    value: "home",
    checked: false,
    onChange: fn(),
    title: "Asha Rao",
    aside: <StatusTag text="Default" tone="info" />,
    children: "14, Lake View Road, Bengaluru 560011",
    actions: <Button size="small">Edit</Button>,
  },
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Asha Rao"));
    await expect(args.onChange).toHaveBeenCalledWith("home");
  },
};
export const Chosen: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTextNarrow: Story = { ...narrow, args: { title: LONG_PERSON, children: LONG_NAME } };
