import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PhotoField } from "#features/account/views/PhotoField.tsx";
import { narrow } from "../../../support/builders";
import { PORTRAIT } from "../../../support/portrait";

const meta = {
  title: "features/account/PhotoField",
  component: PhotoField,
  args: { src: PORTRAIT, name: "Asha Menon", onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove photo" }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { src: "" } };
export const Unsaved: Story = { args: { unsaved: true } };
export const Loading: Story = { args: { disabled: true } };
export const WithError: Story = { args: { src: "", error: "This picture is too large: 5 MB at most." } };
export const Narrow: Story = { ...narrow };
