import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { NoticeScreen } from "#plugins/kiosk/views/NoticeScreen.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/NoticeScreen",
  component: NoticeScreen,
  ...onStage,
  args: { store: STORE, title: english.closedTitle, text: english.closedText },
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Starting: Story = { args: { title: undefined, text: undefined } };
export const Maintenance: Story = { args: { title: english.maintenanceTitle, text: english.maintenanceText } };
export const Unreachable: Story = { args: { title: english.unreachableTitle, text: english.unreachableText } };
