import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchSheet } from "#plugins/kiosk/views/SearchSheet.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/SearchSheet",
  component: SearchSheet,
  ...onStage,
  args: { words: english, onSearch: fn(), onClose: fn() },
} satisfies Meta<typeof SearchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
