import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PairingView } from "#plugins/kiosk/views/PairingView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage, STORE } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/PairingView",
  component: PairingView,
  ...onStage,
  args: {
    words: english,
    storeName: STORE.name,
    command: 'npm run haat -- device add --store fresh-basket --name "Front screen"',
    error: "",
    busy: false,
    onPair: fn(),
    onTry: undefined,
  },
} satisfies Meta<typeof PairingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheSandbox: Story = { args: { onTry: fn() } };
export const WithError: Story = { args: { error: "This code is not valid. Codes work once and for 30 minutes." } };
