import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RichText } from "#design/rich-text/RichText.tsx";

const meta = {
  title: "ui/RichText",
  component: RichText,
  args: {
    html: "<h2>Returns</h2><p>Tell us within <b>seven days</b>.</p><ul><li>Unopened</li><li>With the bill</li></ul>",
    // The application passes its sanitiser here. This HTML is our own, so the story needs none.
    sanitize: (html: string) => html,
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a sanitiser the component draws nothing. */
export const WithoutSanitiser: Story = { args: { sanitize: undefined } };
