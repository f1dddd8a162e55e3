import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryRound } from "#commerce/category-round/CategoryRound.tsx";
import { pictures } from "../../support/pictures";

const meta = {
  title: "ui/CategoryRound",
  component: CategoryRound,
  args: { href: "#dairy", name: "Dairy & Eggs", picture: pictures.milk },
  render: (args) => (
    <div style={{ width: 112 }}>
      <CategoryRound {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryRound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoPicture: Story = { args: { picture: "" } };
export const LongText: Story = { args: { name: "Stone-ground flours, millets and pulses" } };
