import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OtpBoxes } from "#design/fields/OtpBoxes.tsx";

function Controlled({ value: first, onChange, ...rest }: ComponentProps<typeof OtpBoxes>) {
  const [value, setValue] = useState(first);
  return (
    <OtpBoxes
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "ui/fields/OtpBoxes",
  component: OtpBoxes,
  args: { value: "", onChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OtpBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Digit 1 of 6" }));
    await userEvent.keyboard("123456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Digit 3 of 6" }));
    await userEvent.paste("654321");
    await expect(args.onComplete).toHaveBeenCalledWith("654321");
  },
};
export const WithError: Story = { args: { value: "111111", error: "Invalid OTP. Please try again." } };
export const Dark: Story = { args: { value: "123" }, globals: { scheme: "dark" } };
