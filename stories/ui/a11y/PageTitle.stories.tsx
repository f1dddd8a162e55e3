import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageTitle } from "../../../src/ui/a11y/PageTitle";
import { Button } from "../../../src/ui/button/Button";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/a11y/PageTitle",
  component: PageTitle,
  args: { children: "Your cart, 3 items" },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <Button>Add Address</Button> } };
export const LongText: Story = { args: { children: LONG_NAME, aside: <Button>Add Address</Button> } };
