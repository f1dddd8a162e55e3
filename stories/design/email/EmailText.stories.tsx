import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { EmailText } from "#design/email/EmailText.tsx";

const meta = {
  title: "ui/EmailText",
  component: EmailText,
  args: { address: "thiruvananthapuram.krishnamoorthy@cooperative-farmers.example.com" },
  render: (args) => (
    <p style={{ width: 200 }}>
      <EmailText {...args} />
    </p>
  ),
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address in a box that is too narrow for it. */
export const LongText: Story = {};
