import { expect } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BannerSection } from "#features/home/views/BannerSection.tsx";
import { aBanner, HOSTILE, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { failed, onItsWay, there } from "../../../support/loaded";
import { pictures } from "../../../support/pictures";

const meta = {
  title: "features/home/BannerSection",
  component: BannerSection,
  args: {
    banners: there([
      aBanner({
        id: "a",
        bannerPath: pictures.mango,
        title: "Picked this morning",
        text: "Mangoes from Ratnagiri",
        link: "/category/fruits",
      }),
      aBanner({ id: "b", bannerPath: pictures.greens, altText: "Greens from the morning market" }),
      aBanner({ id: "c", isActive: false, altText: "Never shown" }),
    ]),
  },
} satisfies Meta<typeof BannerSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A banner whose link runs a script is drawn without a link (bar 12). */
export const Hostile: Story = {
  args: { banners: there([aBanner({ bannerPath: pictures.milk, title: HOSTILE, link: "javascript:alert(1)" })]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const LongText: Story = {
  args: { banners: there([aBanner({ bannerPath: pictures.milk, title: LONG_NAME, text: LONG_NAME, link: "/" })]) },
};
export const Single: Story = { args: { banners: there([aBanner({ bannerPath: pictures.milk })]) } };
export const BrokenPicture: Story = { args: { banners: there([aBanner({ bannerPath: "/missing.webp" })]) } };
export const Loading: Story = { args: { banners: onItsWay } };
export const Empty: Story = { args: { banners: there([]) } };
export const WithError: Story = { args: { banners: failed } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
