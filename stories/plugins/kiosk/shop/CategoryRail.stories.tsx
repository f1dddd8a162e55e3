import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryRail } from "#plugins/kiosk/shop/CategoryRail.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { categories } from "../../../support/builders";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/shop/CategoryRail",
  component: CategoryRail,
  ...onStage,
  args: {
    words: english,
    categories: categories(8).map(({ id, name }) => ({ id, name, picture: "" })),
    current: "category-1",
    onChoose: fn(),
  },
  render: (args) => (
    <div style={{ width: 184 }}>
      <CategoryRail {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Category 3" }));
    await expect(args.onChoose).toHaveBeenCalledWith("category-2");
  },
};
export const Loading: Story = { args: { categories: [], current: undefined } };
/** After a search none of them is chosen. */
export const Searched: Story = { args: { current: null } };
export const LongText: Story = {
  args: { categories: [{ id: "a", name: "Himalayan dry fruits, nuts and ready-to-eat mixtures", picture: "" }] },
};
