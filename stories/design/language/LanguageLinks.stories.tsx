import { expect, fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LanguageLinks } from "#design/language/LanguageLinks.tsx";
import { languageChoice, narrow } from "../../support/builders";

const meta = {
  title: "ui/LanguageLinks",
  component: LanguageLinks,
  args: { label: "Language", languages: languageChoice, onChoose: fn() },
} satisfies Meta<typeof LanguageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "हिन्दी" })).toHaveAttribute("hreflang", "hi");
  },
};
export const Narrow: Story = { ...narrow };
