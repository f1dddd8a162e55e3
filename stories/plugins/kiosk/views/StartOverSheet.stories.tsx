import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StartOverSheet } from "#plugins/kiosk/views/StartOverSheet.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/StartOverSheet",
  component: StartOverSheet,
  ...onStage,
  args: { words: english, onKeep: fn(), onStartOver: fn() },
} satisfies Meta<typeof StartOverSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
