import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Drawing } from "#design/page-state/Drawing.tsx";
import { DrawingLines } from "#design/page-state/DrawingLines.tsx";

const meta = {
  title: "ui/page-state/Drawing",
  component: Drawing,
  subcomponents: { DrawingLines },
  args: { name: "cart" },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryDrawing: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {(["cart", "box", "search", "offline", "address", "store", "error", "document"] as const).map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </div>
  ),
};
