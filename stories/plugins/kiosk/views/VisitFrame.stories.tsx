import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { VisitFrame } from "../../../../plugins/kiosk/views/VisitFrame";
import { english } from "../../../../plugins/kiosk/words/english";
import { onStage, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/VisitFrame",
  component: VisitFrame,
  ...onStage,
  args: { ...STORE, notice: undefined, children: <main /> },
} satisfies Meta<typeof VisitFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { args: { notice: english.offline } };
