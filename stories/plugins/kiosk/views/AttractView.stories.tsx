import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AttractView } from "#plugins/kiosk/views/AttractView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { kiosk } from "../../../support/builders";
import { LANGUAGES, onSmall, onStage, onTablet, onTill, PRODUCTS, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/AttractView",
  component: AttractView,
  ...onStage,
  args: {
    words: english,
    ...STORE,
    banners: [],
    products: PRODUCTS,
    languages: LANGUAGES,
    notice: undefined,
    onStart: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof AttractView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Touch to start/ }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};
export const Hindi: Story = { globals: { ...kiosk.globals, language: "hi" } };
export const Urdu: Story = { globals: { ...kiosk.globals, language: "ur" } };
export const Offline: Story = { args: { notice: english.offline } };
export const Till: Story = { ...onTill };
export const Small: Story = { ...onSmall };
export const Tablet: Story = { ...onTablet };
