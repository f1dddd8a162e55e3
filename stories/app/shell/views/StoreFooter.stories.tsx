import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StoreFooter } from "#app/shell/views/StoreFooter.tsx";
import { LanguageLinks } from "#design/language/LanguageLinks.tsx";
import { languageChoice } from "../../../support/builders";

const contacts = {
  facebookUrl: "https://facebook.com/example",
  xurl: "https://x.com/example",
  linkedInUrl: "https://linkedin.com/company/example",
  instagramUrl: "https://instagram.com/example",
  callSupportNumber: "+91 00000 12345",
  supportEmail: "care@freshbasket.example.com",
};
const nothing = {
  facebookUrl: "",
  xurl: "",
  linkedInUrl: "",
  instagramUrl: "",
  callSupportNumber: "",
  supportEmail: "",
};

const meta = {
  title: "app/shell/StoreFooter",
  component: StoreFooter,
  args: {
    name: "Fresh Basket",
    categories: ["Fruits", "Vegetables", "Dairy & Eggs", "Bread & Bakery"].map((name) => ({ id: name, name })),
    contacts,
    builder: { name: "Haat", url: "https://example.com/haat" },
    languages: <LanguageLinks label="Language" languages={languageChoice} onChoose={fn()} />,
    dark: false,
    onToggleDark: fn(),
  },
} satisfies Meta<typeof StoreFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { categories: [], contacts: nothing } };
export const LongText: Story = {
  args: {
    categories: [{ id: "1", name: "Ready-to-eat breakfasts, snacks and festive sweets of the whole region" }],
    contacts: { ...contacts, supportEmail: "customer.support.and.returns.department@freshbasket.example.com" },
  },
};
/** A phone's top bar has no room for dark mode, so it stands here. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dark mode" }));
    await expect(args.onToggleDark).toHaveBeenCalled();
  },
};
