import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SectionFailure } from "#features/home/views/SectionFailure.tsx";
import { failed } from "../../../support/loaded";

const meta = {
  title: "features/home/SectionFailure",
  component: SectionFailure,
  args: { title: "Popular Products", of: failed },
} satisfies Meta<typeof SectionFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {};
