import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { languageOf, writtenIn } from "#plugins/kiosk/languages.ts";
import { IdleWarning } from "#plugins/kiosk/views/IdleWarning.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/IdleWarning",
  component: IdleWarning,
  ...onStage,
  args: { ...writtenIn(languageOf("en")), words: english, secondsLeft: 14, onGoOn: fn() },
} satisfies Meta<typeof IdleWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
