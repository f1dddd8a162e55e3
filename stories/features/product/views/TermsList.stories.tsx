import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TermsList } from "#features/product/views/TermsList.tsx";

const meta = {
  title: "features/product/TermsList",
  component: TermsList,
  args: { charge: 2_900, freeFrom: 49_900 },
} satisfies Meta<typeof TermsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FreeDelivery: Story = { args: { charge: 0 } };
export const NeverFree: Story = { args: { freeFrom: 0 } };
/** A platform that does not tell its charge. */
export const Empty: Story = { args: { charge: undefined } };
