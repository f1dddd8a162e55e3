import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddControl } from "#plugins/kiosk/shop/AddControl.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { aButton, onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/shop/AddControl",
  component: AddControl,
  ...onStage,
  args: { words: english, buy: aButton("Shimla Apple") },
} satisfies Meta<typeof AddControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add: Shimla Apple" }));
    await expect(args.buy.onAdd).toHaveBeenCalledOnce();
  },
};
export const InTheCart: Story = { args: { buy: aButton("Shimla Apple", 2) } };
export const NoMore: Story = { args: { buy: aButton("Shimla Apple", 9) } };
export const SoldOut: Story = { args: { buy: { ...aButton("Shimla Apple"), soldOut: true } } };
export const OneLess: Story = {
  args: { buy: aButton("Shimla Apple", 1) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One less of Shimla Apple" }));
    await expect(args.buy.onDecrease).toHaveBeenCalledOnce();
    // The button that takes the last one out goes away, so the focus is on the one that stays.
    await expect(canvas.getByRole("button", { name: "One more of Shimla Apple" })).toHaveFocus();
  },
};
