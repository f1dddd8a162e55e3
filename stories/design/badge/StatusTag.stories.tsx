import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StatusTag } from "#design/badge/StatusTag.tsx";

const meta = {
  title: "ui/badge/StatusTag",
  component: StatusTag,
  args: { text: "Placed", tone: "info" },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The colours are the same in every store, and the status is always a word. */
export const EveryTone: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <StatusTag text="Cancelled" />
      <StatusTag text="Placed" tone="info" />
      <StatusTag text="Delivered" tone="success" />
      <StatusTag text="Pending" tone="warning" />
      <StatusTag text="Failed" tone="danger" />
    </div>
  ),
};
