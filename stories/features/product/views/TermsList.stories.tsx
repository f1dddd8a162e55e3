import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TermsList } from "#features/product/views/TermsList.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/product/TermsList",
  component: TermsList,
  args: { charge: 2_900, freeFrom: 49_900, methods: ["Online payment", "Cash on delivery", "Wallet"] },
} satisfies Meta<typeof TermsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FreeDelivery: Story = { args: { charge: 0 } };
export const NeverFree: Story = { args: { freeFrom: 0 } };
/** A platform that tells neither its charge nor how to pay. */
export const Empty: Story = { args: { charge: undefined, methods: [] } };
export const Narrow: Story = { ...narrow };
