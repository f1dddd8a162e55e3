import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchHeader } from "#features/search/views/SearchHeader.tsx";
import { HOSTILE, kiosk, narrow } from "../../../support/builders";

const meta = {
  title: "features/search/SearchHeader",
  component: SearchHeader,
  args: { query: "milk", total: 41 },
} satisfies Meta<typeof SearchHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { total: 1 } };
export const Loading: Story = { args: { total: undefined } };
export const Corrected: Story = { args: { query: "mlik", correctedQuery: "milk" } };
export const LongText: Story = { args: { query: HOSTILE.repeat(4) } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
