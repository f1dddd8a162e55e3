import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FeatureStrip } from "#features/home/views/FeatureStrip.tsx";
import { kiosk, narrow } from "../../../support/builders";

const meta = {
  title: "features/home/FeatureStrip",
  component: FeatureStrip,
  args: {},
} satisfies Meta<typeof FeatureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The strip is not shown on phones (spec 2.3). */
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
