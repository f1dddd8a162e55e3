import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PackingSlips } from "#plugins/counter/views/PackingSlips.tsx";
import { counterOrder } from "../counterBuilders";

import "#plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/PackingSlips",
  component: PackingSlips,
  args: { storeName: "Fresh Basket", orders: [counterOrder()], nameOf: () => "500 ml" },
} satisfies Meta<typeof PackingSlips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slips are printed only; on screen nothing is drawn. */
export const Default: Story = {};
