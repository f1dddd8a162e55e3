import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { GoodsBone } from "#plugins/kiosk/shop/GoodsBone.tsx";
import { ShopBones } from "#plugins/kiosk/shop/ShopBones.tsx";
import { VisitFrame } from "#plugins/kiosk/views/VisitFrame.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { LANGUAGES, onStage, onTablet, onTill, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/VisitFrame",
  component: VisitFrame,
  subcomponents: { ShopBones, GoodsBone },
  ...onStage,
  args: {
    words: english,
    ...STORE,
    languages: LANGUAGES,
    notice: undefined,
    onHome: fn(),
    onSearch: fn(),
    onLanguage: fn(),
    onStartOver: fn(),
    children: <main />,
  },
} satisfies Meta<typeof VisitFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "हिन्दी" }));
    await expect(args.onLanguage).toHaveBeenCalledWith("hi");
  },
};
export const LongText: Story = {
  args: { name: "Sri Venkateshwara Organic Farmers’ Produce and Provisions" },
  ...onTablet,
};
export const Opening: Story = { args: { canLook: false, children: <ShopBones /> } };
export const OpeningOnTill: Story = { ...Opening, ...onTill };
export const Offline: Story = { args: { notice: english.offline } };
