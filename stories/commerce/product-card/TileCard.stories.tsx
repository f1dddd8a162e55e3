import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TileCard } from "#commerce/product-card/TileCard.tsx";
import { aProduct } from "../../support/builders";
import { pictures } from "../../support/pictures";
import { tilesOf } from "../../support/tileMaker";

const [tile] = tilesOf([aProduct({ thumbnail: pictures.milk, averageRating: 4.3, ratingCount: 1_204 })]);
if (tile === undefined) throw new Error("There is no tile.");

const meta = {
  title: "ui/product-card/TileCard",
  component: TileCard,
  args: { tile },
  render: (args) => (
    <ul style={{ width: 240, padding: 0, listStyle: "none" }}>
      <TileCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof TileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on Add replaces the button with a stepper that shows 1. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Add/ }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("1");
  },
};
