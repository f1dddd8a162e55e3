import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";

const meta = {
  title: "ui/skeleton/Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { shape: "line", width: "half" },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryShape: Story = {
  render: () => (
    <SkeletonGroup>
      {(["line", "block", "picture", "circle"] as const).map((shape) => (
        <div key={shape} style={{ width: 160, marginBlockEnd: 16 }}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </SkeletonGroup>
  ),
};
