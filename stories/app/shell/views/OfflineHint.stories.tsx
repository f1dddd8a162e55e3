import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OfflineHint } from "#app/shell/views/OfflineHint.tsx";

const meta = {
  title: "app/shell/OfflineHint",
  component: OfflineHint,
  args: { offline: true },
} satisfies Meta<typeof OfflineHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
