import { expect } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Gallery } from "#features/product/views/Gallery.tsx";
import { narrow } from "../../../support/builders";
import { pictures } from "../../../support/pictures";

const meta = {
  title: "features/product/Gallery",
  component: Gallery,
  args: { name: "Toned Milk", pictures: [pictures.milk, pictures.greens, pictures.mango] },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a phone the pictures near the shown one have a dot. */
export const ManyNarrow: Story = {
  ...narrow,
  args: { pictures: Array.from({ length: 14 }, (_, index) => `${pictures.milk}#${index}`) },
  play: async ({ canvas, userEvent }) => {
    const dots = () => canvas.findAllByRole("button", { name: /^Show picture/ });
    await expect(await dots()).toHaveLength(5);
    await userEvent.click(await canvas.findByRole("button", { name: "Show picture 5 of 14" }));
    await expect(await dots()).toHaveLength(9);
  },
};
export const Single: Story = { args: { pictures: [pictures.milk] } };
export const Empty: Story = { args: { pictures: [] } };
