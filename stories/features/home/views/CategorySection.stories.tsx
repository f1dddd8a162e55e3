import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategorySection } from "#features/home/views/CategorySection.tsx";
import { aCategory, categories, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { failed, onItsWay, there } from "../../../support/loaded";

const meta = {
  title: "features/home/CategorySection",
  component: CategorySection,
  args: { categories: there(categories(9)) },
} satisfies Meta<typeof CategorySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Eight: Story = { args: { categories: there(categories(8)) } };
export const One: Story = { args: { categories: there([aCategory()]) } };
export const Loading: Story = { args: { categories: onItsWay } };
export const Empty: Story = { args: { categories: there([]) } };
export const WithError: Story = { args: { categories: failed } };
export const LongText: Story = {
  args: { categories: there([aCategory({ name: LONG_NAME }), aCategory({ id: "b" })]) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
