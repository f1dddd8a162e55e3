import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Footer, FooterColumn } from "#design/shell/Footer.tsx";

const meta = {
  title: "ui/shell/Footer",
  component: Footer,
  subcomponents: { FooterColumn },
  parameters: { bare: true },
  args: {
    credit: "Made with Haat",
    children: (
      <FooterColumn title="Contact Info">
        <li>
          <a href="tel:+911234567890">+91 12345 67890</a>
        </li>
      </FooterColumn>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
