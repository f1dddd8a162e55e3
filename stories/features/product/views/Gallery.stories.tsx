import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Gallery } from "#features/product/views/Gallery.tsx";
import { pictures } from "../../../support/pictures";

const meta = {
  title: "features/product/Gallery",
  component: Gallery,
  args: { name: "Toned Milk", pictures: [pictures.milk, pictures.greens, pictures.mango] },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { pictures: [pictures.milk] } };
export const Empty: Story = { args: { pictures: [] } };
