import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BannerSlide } from "#design/carousel/BannerSlide.tsx";
import { LONG_NAME } from "../../support/builders";
import { banner } from "../../support/pictures";

const meta = {
  title: "ui/carousel/BannerSlide",
  component: BannerSlide,
  parameters: { bare: true },
  args: {
    src: banner("#a5cfb4", "#2e7d4f"),
    alt: "",
    title: "Greens, cut today",
    text: "At your door before eight",
    href: "#category",
  },
} satisfies Meta<typeof BannerSlide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PictureAlone: Story = { args: { alt: "Hills in the morning", title: undefined, text: undefined } };
export const LongText: Story = { args: { title: LONG_NAME, text: LONG_NAME } };
