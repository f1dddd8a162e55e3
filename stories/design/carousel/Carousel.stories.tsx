import { expect, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Carousel } from "#design/carousel/Carousel.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";

const voices = [
  { id: "1", name: "Meera", city: "Pune", rating: 4.5, words: "The milk is at the door before I am awake." },
  { id: "2", name: "Joseph", city: "Kochi", rating: 5, words: "Vegetables as from my own garden." },
  { id: "3", name: "Farida", city: "Bhopal", rating: 3.5, words: "Good prices, and a refund without a word." },
];

const meta = {
  title: "ui/carousel/Carousel",
  component: Carousel,
  args: {
    label: "What People Say About Us",
    slidesWide: 2,
    rewind: false,
    children: voices.map((voice) => (
      <Panel key={voice.id} title={voice.name} headingLevel={3} aside={<StarRating value={voice.rating} />}>
        <p>{voice.words}</p>
        <p>{voice.city}</p>
      </Panel>
    )),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Autoplay: Story = {
  args: { autoplayMs: 2000, slidesWide: 1, rewind: true },
  play: async ({ canvas }) => {
    // With reduced motion nothing moves, so there is no button to pause it.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Pause slides" })).toBeNull());
      return;
    }
    await userEvent.click(canvas.getByRole("button", { name: "Pause slides" }));
    await expect(canvas.getByRole("button", { name: "Play slides" })).toBeVisible();
  },
};
export const Single: Story = { args: { children: "One voice" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
