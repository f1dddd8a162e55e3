import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReviewForm } from "#features/product/views/ReviewForm.tsx";

const meta = {
  title: "features/product/ReviewForm",
  component: ReviewForm,
  args: {
    draft: { rating: 4, text: "At the door before seven." },
    canSave: true,
    isSaving: false,
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [five] = canvas.getAllByRole("radio");
    if (five) await userEvent.click(five);
    await expect(args.onChange).toHaveBeenCalledWith({ rating: 5 });
  },
};
export const Empty: Story = { args: { draft: { rating: 0, text: "" }, canSave: false } };
export const Saving: Story = { args: { isSaving: true } };
